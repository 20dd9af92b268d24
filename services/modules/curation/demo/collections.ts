/** Titles that belong together, each by its name and year. */
export const COLLECTIONS: readonly {
  name: { fa: string; en: string };
  about: { fa: string; en: string };
  titles: readonly string[];
}[] = [
  {
    name: { fa: 'موج نوی سینمای ایران', en: 'The Iranian new wave' },
    about: {
      fa: 'از «گاو» تا سال‌های هفتاد: فیلم‌هایی که سینمای ایران را از نو آغاز کردند.',
      en: 'From The Cow to the nineties: the films with which Iranian cinema began anew.',
    },
    titles: [
      'The Cow 1969',
      'Gheisar 1969',
      'The Deer 1974',
      'Bashu, the Little Stranger 1989',
      'Hamoun 1990',
      'Close-Up 1990',
    ],
  },
  {
    name: { fa: 'اصغر فرهادی', en: 'Asghar Farhadi' },
    about: {
      fa: 'هر کس دلیلی دارد و هیچ‌کس همهٔ راست را نمی‌گوید.',
      en: 'Everybody has a reason, and nobody tells the whole truth.',
    },
    titles: ['Fireworks Wednesday 2006', 'About Elly 2009', 'A Separation 2011', 'The Salesman 2016', 'A Hero 2021'],
  },
  {
    name: { fa: 'کودکان در سینمای ایران', en: 'Children of Iranian cinema' },
    about: {
      fa: 'یک دفتر، یک ماهی، یک جفت کفش: جهان از قدِ یک کودک.',
      en: 'A notebook, a goldfish, a pair of shoes: the world from the height of a child.',
    },
    titles: [
      "Where Is the Friend's House? 1987",
      'Bashu, the Little Stranger 1989',
      'The White Balloon 1995',
      'Children of Heaven 1997',
      'The Color of Paradise 1999',
      'Turtles Can Fly 2004',
    ],
  },
  {
    name: { fa: 'خندهٔ ایرانی', en: 'Iranian laughter' },
    about: {
      fa: 'کمدی‌هایی که نسل‌ها جمله‌هایشان را از برند.',
      en: 'Comedies whose lines generations know by heart.',
    },
    titles: [
      'The Tenants 1987',
      'The Snowman 1995',
      'The Lizard 2004',
      "Mom's Guest 2004",
      'The Outcasts 2007',
      'Fossil 2023',
      'My Uncle Napoleon 1976',
      'Barareh Nights 2005',
    ],
  },
  {
    name: { fa: 'سریال‌های تاریخی ایران', en: 'History on Iranian television' },
    about: {
      fa: 'پادشاهان، قیام‌ها و کوچه‌های قدیم تهران، قسمت به قسمت.',
      en: 'Kings, risings and the lanes of old Tehran, episode by episode.',
    },
    titles: [
      'The Sultan and the Shepherd 1984',
      'Hezar Dastan 1987',
      'Imam Ali 1996',
      'Mokhtarnameh 2010',
      'Shahrzad 2015',
    ],
  },
  {
    name: { fa: 'ارباب حلقه‌ها', en: 'The Lord of the Rings' },
    about: { fa: 'یک حلقه، سه فیلم، راهی دراز.', en: 'One ring, three films, a long way on foot.' },
    titles: [
      'The Lord of the Rings: The Fellowship of the Ring 2001',
      'The Lord of the Rings: The Two Towers 2002',
      'The Lord of the Rings: The Return of the King 2003',
    ],
  },
  {
    name: { fa: 'کریستوفر نولان', en: 'Christopher Nolan' },
    about: {
      fa: 'زمان، رؤیا و بمب: ساعت‌هایی که با هم نمی‌خوانند.',
      en: 'Time, dreams and the bomb: clocks that do not agree.',
    },
    titles: ['The Dark Knight 2008', 'Inception 2010', 'Interstellar 2014', 'Oppenheimer 2023'],
  },
  {
    name: { fa: 'در یک اتاق', en: 'In one room' },
    about: {
      fa: 'یک اتاق، یک خانه، یک زیردریایی: فیلم‌هایی که جای دیگری لازم ندارند.',
      en: 'A room, a house, a submarine: films that need no other place.',
    },
    titles: ['Rear Window 1954', '12 Angry Men 1957', 'The Shining 1980', 'Das Boot 1981', 'The Warden 2019'],
  },
  {
    name: { fa: 'سینما دربارهٔ سینما', en: 'Films about films' },
    about: {
      fa: 'وقتی دوربین به خودش نگاه می‌کند.',
      en: 'When the camera looks at itself.',
    },
    titles: [
      'Sunset Boulevard 1950',
      "Singin' in the Rain 1952",
      '8½ 1963',
      'Cinema Paradiso 1988',
      'Close-Up 1990',
      'Once Upon a Time, Cinema 1992',
      'Hugo 2011',
    ],
  },
  {
    name: { fa: 'آلفرد هیچکاک', en: 'Alfred Hitchcock' },
    about: { fa: 'استادِ ترسیدن از چیزهای معمولی.', en: 'The master of being afraid of ordinary things.' },
    titles: ['Rear Window 1954', 'Vertigo 1958', 'Psycho 1960'],
  },
  {
    name: { fa: 'دنیاهای نقاشی‌شده', en: 'Drawn worlds' },
    about: {
      fa: 'انیمیشن برای کوچک و بزرگ، از سفیدبرفی تا امروز.',
      en: 'Animation for young and old, from Snow White to today.',
    },
    titles: [
      'Snow White and the Seven Dwarfs 1937',
      'My Neighbor Totoro 1988',
      'The Lion King 1994',
      'Spirited Away 2001',
      'Up 2009',
      'Inside Out 2015',
      'Your Name 2016',
      'Coco 2017',
      'Spider-Man: Into the Spider-Verse 2018',
      'Klaus 2019',
      'The Last Fiction 2018',
    ],
  },
  {
    name: { fa: 'از کره', en: 'From Korea' },
    about: {
      fa: 'خنده و هراس در یک صحنه: فیلم‌ها و سریال‌های کره.',
      en: 'Laughter and dread in one scene: films and series from Korea.',
    },
    titles: [
      'Memories of Murder 2003',
      'Oldboy 2003',
      'Jewel in the Palace 2003',
      'Jumong 2006',
      'Train to Busan 2016',
      'Parasite 2019',
      'Crash Landing on You 2019',
      'Squid Game 2021',
    ],
  },
  {
    name: { fa: 'به سوی فضا', en: 'Into space' },
    about: { fa: 'آنجا که کسی صدای آدم را نمی‌شنود.', en: 'Where nobody hears you.' },
    titles: [
      '2001: A Space Odyssey 1968',
      'Star Wars 1977',
      'Alien 1979',
      'Avatar 2009',
      'Gravity 2013',
      'Interstellar 2014',
      'Dune: Part One 2021',
      'Dune: Part Two 2024',
    ],
  },
  {
    name: { fa: 'خلافکاران', en: 'Gangsters' },
    about: {
      fa: 'خانواده، وفاداری و بهایی که باید داد.',
      en: 'Family, loyalty, and what they cost.',
    },
    titles: [
      'The Godfather 1972',
      'The Godfather Part II 1974',
      'Goodfellas 1990',
      'Pulp Fiction 1994',
      'City of God 2002',
      'Infernal Affairs 2002',
      'The Sopranos 1999',
      'Peaky Blinders 2013',
    ],
  },
  {
    name: { fa: 'روزگار صامت', en: 'The silent days' },
    about: {
      fa: 'پیش از آنکه تصویر حرف بزند، و کمی پس از آن.',
      en: 'Before pictures spoke, and a little after.',
    },
    titles: ['The Kid 1921', 'Nosferatu 1922', 'Metropolis 1927', 'Modern Times 1936'],
  },
];
