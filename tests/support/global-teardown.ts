import { stopTestServer } from '../../services/platform/database/embedded/test-server.js';

export default stopTestServer;
