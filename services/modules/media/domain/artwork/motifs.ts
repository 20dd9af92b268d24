/**
 * What a film is about, as far as its name and its synopsis tell it in so many words. A word of the name counts four times;
 * what is said of a person's heart (a sea of troubles, a war of nerves) is rare enough in synopses.
 */
const VOCABULARY = {
  sea: 'sea|seas|ocean|ship|ships|boat|boats|sail|sails|sailor|sailors|island|islands|shark|submarine|u-boat|voyage|shipwreck|lifeboat|liner|iceberg|whale|harbor|harbour|port|smuggling|waves|beach|coast|captain of the ship|gulf|rhine|fishing',
  desert:
    'desert|deserts|dune|dunes|sand|sands|oasis|caravan|arabia|bedouin|wasteland|drought|nomads|arrakis|gold prospector|oil',
  frontier:
    'gunslinger|gunslingers|gunfighter|bounty|outlaw|outlaws|frontier|sheriff|railroad|cowboy|bandit|bandits|texas|wild west',
  war: 'war|wars|army|armies|battle|battles|soldier|soldiers|trench|trenches|front|siege|invasion|invaders|regiment|company of|paratroopers|battalion|samurai|warrior|warriors|uprising|rebellion|avenge|gladiator|gladiators|conquest|commander|kingdoms|titans',
  space:
    'space|star wars|interstellar|starship|spaceship|spacecraft|astronaut|astronauts|planet|planets|galaxy|galactic|orbit|cosmos|cosmic|wormhole|alien|aliens|moon|rocket|empire of the stars|pandora|time lord',
  mountain:
    'mountain|mountains|mountaineer|climb|climber|climbing|cliff|peak|summit|snow|snowy|frozen|winter|arctic|alps|avalanche',
  city: 'city|street|streets|skyline|skyscraper|tehran|new york|los angeles|hollywood|seoul|mumbai|london|paris|rome|berlin|hong kong|chicago|baltimore|gotham|apartment|apartments|taxi|tenants|rooftop|rooftops|suburb|towers|tower|metropolis|neighborhood|neighbourhood',
  prison:
    'prison|prisoner|prisoners|prisons|inmate|inmates|jail|cell|cells|penitentiary|sentence|sentenced|death row|asylum|ward|warden|convict|convicts|captivity|ghetto|camp|escape|fugitive|locked',
  romance:
    'love|lover|lovers|romance|wedding|bride|bridegroom|marriage|marry|married|kiss|heart|hearts|passion|longing|falls in love|in love|beloved|sweethearts|first love',
  home: 'family|families|mother|father|son|daughter|brothers|sister|siblings|household|home|grandmother|guests|dinner|kitchen|house|child|children|uncle|divorce',
  road: 'road|roads|journey|journeys|walk|walks|walking|village|villages|hill|hills|truck|driver|travels|traveller|travelers|bicycle|path|wanders|highway|motorcycle|pursuit|chase|school|notebook|countryside',
  music:
    'music|musical|musician|musicians|pianist|piano|drummer|drum|drums|jazz|band|song|songs|singer|singing|guitar|conductor|blues|santur|santouri|orchestra|composer|melody|opera|dance|dancer|dancing',
  stage:
    'theatre|theater|stage|actor|actors|actress|play|circus|tightrope|performer|performance|comedian|clown|cabaret|show|magician|puppet|audience',
  cinema:
    'cinema|cinemas|filmmaker|filmmakers|movie|movies|projectionist|projector|screenwriter|silent-film|photographer|screenplay',
  faith:
    'god|faith|prayer|priest|convent|nun|church|monk|mosque|imam|saint|holy|mullah|cleric|devil|exorcism|soul|souls|demon|clergyman|prophet|karbala|shrine|paradise',
  throne:
    'king|kings|queen|prince|princess|throne|crown|crowns|palace|court|empire|emperor|sultan|shah|dynasty|royal|kingdom|nobles|monarch|heir|aristocratic|estate|countess',
  legend:
    'dragon|dragons|gorilla|beast|beasts|legend|legends|myth|wizard|wizards|witch|magic|magical|elves|hobbit|hobbits|spirit|spirits|fairy|enchanted|monster|monsters|shahnameh|sorcerer|giant|creature|creatures|faun|alchemist|alchemy|ghost|vampire|count|forest|totoro|toys',
  flight:
    'bird|birds|sparrow|sparrows|pigeons|ostrich|flight|fly|flying|balloon|balloons|airplane|plane|wings|kite|crane|paraglid|free|freedom',
  crime:
    'murder|murders|murderer|killer|killers|killing|detective|detectives|police|policeman|inspector|gangster|gangsters|mafia|mob|crime|criminals|heist|robbery|thief|thieves|suspect|suspects|drug|drugs|investigation|cartel|undercover|corpse|blackmail|spy|spies|agent|private eye|shadow|shadows|vendetta',
  mind: 'dream|dreams|memory|memories|mind|minds|madness|mad|obsession|obsessed|vertigo|spiral|illusion|hypnosis|identity|amnesia|loop|paradox|time travel|nightmare|nightmares|subconscious|insomnia|simulation|multiverse|double|maze|labyrinth|hypnotic',
  game: 'game|games|chess|match|football|boxer|boxing|ring of boxing|championship|team|race|racing|tournament|player|players|poker|casino|goal',
  science:
    'scientist|scientists|physicist|atom|atomic|bomb|nuclear|reactor|laboratory|experiment|robot|robots|machine|machines|computer|android|hacker|inventor|invention|clock|clocks|automaton|mathematician|chemistry|factory|corporation|office',
  garden:
    'garden|gardens|cherry|pomegranate|orchard|tree|trees|blossom|flowers|flower|mulberry|farm|fields|spring|nowruz|fishpond|courtyard|pool|goldfish|cow|harvest|earth',
} as const;

export type Motif = keyof typeof VOCABULARY;
export const MOTIFS = Object.keys(VOCABULARY) as [Motif, ...Motif[]];

interface Term {
  motif: Motif;
  /** One word or several, in small letters. */
  text: string;
}

/** By the first word, since nearly every word of a synopsis is none of them. */
const terms = new Map<string, Term[]>();
for (const motif of MOTIFS) {
  for (const text of VOCABULARY[motif].split('|')) {
    const [first] = text.split(' ') as [string];
    terms.set(first, [...(terms.get(first) ?? []), { motif, text }]);
  }
}

const NAME_COUNTS = 4;
/**
 * How much a word of a synopsis counts, where it is not 1: synopses of every kind are full of cities, love and families, and a
 * thing that can be drawn tells more.
 */
const COMMON: Partial<Record<Motif, number>> = {
  city: 0.5,
  romance: 0.5,
  road: 0.5,
  crime: 0.5,
  mind: 0.5,
  science: 0.5,
  garden: 0.5,
  legend: 0.5,
  home: 0.34,
};

/** The motifs that are told most of, at most two, the first above all. */
export function motifsOf(name: string, synopsis: string): Motif[] {
  const [inName, inSynopsis] = [timesOf(name), timesOf(synopsis)];
  return MOTIFS.map((motif) => ({
    motif,
    score: (inName.get(motif) ?? 0) * NAME_COUNTS + (inSynopsis.get(motif) ?? 0) * (COMMON[motif] ?? 1),
  }))
    .filter(({ score }) => score >= 1)
    .sort((one, other) => other.score - one.score)
    .slice(0, 2)
    .map(({ motif }) => motif);
}

/** How often each motif is named: by whole words, and by none twice. */
function timesOf(written: string): Map<Motif, number> {
  const text = written.toLowerCase();
  const times = new Map<Motif, number>();
  const ends = new Map<Motif, number>();
  for (const { 0: word, index } of text.matchAll(/[a-z-]+/g)) {
    for (const term of terms.get(word) ?? []) {
      const end = index + term.text.length;
      if (index < (ends.get(term.motif) ?? 0) || !isAt(text, term, index, end)) continue;
      times.set(term.motif, (times.get(term.motif) ?? 0) + 1);
      ends.set(term.motif, end);
    }
  }
  return times;
}

function isAt(text: string, term: Term, index: number, end: number): boolean {
  return text.startsWith(term.text, index) && !/[a-z-]/.test(text.charAt(end));
}
