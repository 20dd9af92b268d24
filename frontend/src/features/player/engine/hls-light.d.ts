/** The build without what this site's streams do not have; its interface is that of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
