/**
 * Ways in which answers of language models name works: lists below "Key papers", points of parts ("**Authors:** …"), tables, sources with links, sentences; and answers
 * that name none (`NOTHING`). Each way is made of any records. For bench/documents-told.ts.
 */
import {
  type Answer,
  families,
  first,
  form,
  KEY,
  points,
  REFS,
  remark,
  row,
  sentences,
  small,
  table,
  turned,
  whole,
} from './told-words.ts';

export const FORMS: Readonly<Record<string, Answer>> = {
  // Lists below a heading, as a list of references is told.
  'refs: families, year - title': form(
    'families',
    false,
    points(REFS, (w) => `- ${families(w)}, ${w.year} - ${w.title}`),
  ),
  'refs: families (year) title': form(
    'families',
    false,
    points(REFS, (w) => `- ${families(w)} (${w.year}) ${w.title}`),
  ),
  'refs: (families, year) title': form(
    'families',
    false,
    points(REFS, (w) => `- (${families(w)}, ${w.year}) ${w.title}`),
  ),
  'refs: year: families, quoted': form(
    'families',
    false,
    points(REFS, (w) => `- ${w.year}: ${families(w)}, “${w.title}”`),
  ),
  'refs: bars': form(
    'whole',
    true,
    points(REFS, (w) => `- ${w.title} | ${row(w)} | ${w.venue} | ${w.year}`),
  ),
  'refs: names, quoted (year)': form(
    'whole',
    false,
    points(REFS, (w) => `- ${row(w)}, “${w.title}” (${w.year})`),
  ),
  'refs: genitive': form(
    'families',
    false,
    points(REFS, (w) => `- ${families(w, 'and')}’s “${w.title}” (${w.year})`),
  ),
  'refs: italic title': form(
    'families',
    true,
    points(REFS, (w) => `- ${families(w)} (${w.year}) – *${w.title}*, ${w.venue}.`),
  ),
  'refs: italic title, no sign': form(
    'families',
    true,
    points(REFS, (w) => `- ${families(w)} (${w.year}). *${w.title}*. ${w.venue}.`),
  ),
  'refs: link and names': form(
    'whole',
    false,
    points(REFS, (w) => `- [${w.title}](${w.address}) - ${row(w)} (${w.year})`),
  ),
  'refs: numbered link, families': form(
    'families',
    true,
    points(REFS, (w, _, at) => `${at + 1}. [${w.title}](${w.address}) — ${families(w)}, ${w.venue}, ${w.year}`),
  ),
  'refs: quoted (families, year)': form(
    'families',
    false,
    points(REFS, (w) => `- “${w.title}” (${families(w)}, ${w.year})`),
  ),
  'refs: row before venue': form(
    'whole',
    true,
    points(REFS, (w) => `- “${w.title}” (${w.year}), ${row(w)}, ${w.venue}`),
  ),
  'refs: bold families': form(
    'families',
    true,
    points(REFS, (w) => `- **${families(w)} (${w.year})**: ${w.title}. *${w.venue}*.`),
  ),
  'refs: bold whole head': form(
    'whole',
    true,
    points(REFS, (w) => `1. **${whole(w)} (${w.year}).** “${w.title}.” *${w.venue}*.`),
  ),
  'refs: arrow': form(
    'families',
    false,
    points(REFS, (w) => `→ ${families(w)} (${w.year}): ${w.title}`, '\n\n'),
  ),
  // Lists in the middle of an answer, with what is said about each.
  'key: bold title, names, remark': form(
    'whole',
    true,
    points(KEY, (w, c, at) => `${at + 1}. **${w.title}** – ${whole(w)} (${w.venue}, ${w.year}). ${remark(c)}`),
  ),
  'key: bold quoted by': form(
    'whole',
    false,
    points(KEY, (w, c, at) => `${at + 1}. **"${w.title}"** by ${whole(w)} (${w.year}) – ${remark(c)}`),
  ),
  'key: bold title, line of names': form(
    'whole',
    true,
    points(KEY, (w, c, at) => `${at + 1}. **${w.title}**\n   ${row(w)} (${w.year}), *${w.venue}*\n   ${remark(c)}\n`),
  ),
  'key: bold title, sub-points': form(
    'whole',
    true,
    points(
      KEY,
      (w, c, at) =>
        `${at + 1}. **${w.title}**\n   - **Authors:** ${row(w)}\n   - **Year:** ${w.year}\n   - **Journal:** ${w.venue}\n   - **Summary:** ${remark(c)}\n`,
    ),
  ),
  'key: bold title, italic sub-points': form(
    'whole',
    true,
    points(
      KEY,
      (w, c) => `- **${w.title}**\n  - *Authors:* ${row(w)}\n  - *Published in:* ${w.venue} (${w.year})\n  - *Key finding:* ${remark(c)}`,
    ),
  ),
  'key: all labelled in one line': form(
    'whole',
    true,
    points(KEY, (w) => `- **Title:** ${w.title} **Authors:** ${row(w)} **Year:** ${w.year} **Journal:** ${w.venue}`),
  ),
  'key: all labelled in lines': form(
    'whole',
    true,
    points(KEY, (w) => `**Title:** ${w.title}  \n**Authors:** ${row(w)}  \n**Journal:** ${w.venue}  \n**Year:** ${w.year}\n`),
  ),
  'key: headings of titles': form(
    'whole',
    true,
    points(
      KEY,
      (w, c, at) => `### ${at + 1}. ${w.title}\n\n**Authors:** ${row(w)}  \n**Published:** ${w.venue}, ${w.year}\n\n${remark(c)}\n`,
    ),
  ),
  'key: families with remark': form(
    'families',
    false,
    points(KEY, (w, c) => `- **${families(w)} (${w.year})** – *${w.title}*: ${remark(c)}`),
  ),
  'key: families, quoted, remark': form(
    'families',
    true,
    points(KEY, (w, c) => `- ${families(w, 'and')} (${w.year}), “${w.title},” *${w.venue}* — ${remark(c)}`),
  ),
  'key: title (families, year) remark': form(
    'families',
    false,
    points(KEY, (w, c) => `- **${w.title}** (${families(w)}, ${w.year}): ${remark(c)}`),
  ),
  'key: italic title by': form(
    'whole',
    true,
    points(KEY, (w, c) => `* *${w.title}* by ${whole(w)} (${w.venue}, ${w.year}) - ${remark(c)}`),
  ),
  'key: emoji': form(
    'whole',
    true,
    points(KEY, (w, c) => `📄 **${w.title}** — ${row(w)}, *${w.venue}* (${w.year})\n${remark(c)}\n`),
  ),
  'key: arrow and link': form(
    'families',
    true,
    points(KEY, (w) => `➡️ [${w.title}](${w.address}) (${families(w)}, ${w.venue}, ${w.year})\n`),
  ),
  'key: quoted dash families': form(
    'families',
    false,
    points(KEY, (w, c) => `- “${w.title}” — ${families(w)} (${w.year}): ${small(remark(c))}`),
  ),
  'key: year in front': form(
    'families',
    false,
    points(KEY, (w, c) => `- **${w.year}** – ${families(w, 'and')}, “${w.title}”: ${remark(c)}`),
  ),
  'key: turned apa, remark': form(
    'whole',
    true,
    points(KEY, (w, c, at) => `${at + 1}. ${turned(w)} (${w.year}). ${w.title}. *${w.venue}*.\n   - ${remark(c)}`),
  ),
  'key: apa with why': form(
    'whole',
    true,
    points(KEY, (w, c) => `- ${turned(w)} (${w.year}). *${w.title}*. ${w.venue}. **Why it matters:** ${remark(c)}`),
  ),
  'key: nested under themes': form('families', true, (works, c) =>
    works
      .map(
        (w, at) =>
          `${at === 0 ? `${KEY}\n\n` : ''}- **Theme ${at + 1}**\n  - ${families(w)} (${w.year}), *${w.title}*, ${w.venue}. ${remark(c)}`,
      )
      .join('\n'),
  ),
  // Tables.
  'table: parts': form(
    'families',
    true,
    table(['Authors', 'Year', 'Title', 'Journal'], (w) => [families(w), `${w.year}`, w.title, w.venue]),
  ),
  'table: study, finding': form(
    'families',
    true,
    table(['Study', 'Title', 'Venue', 'Key finding'], (w, c) => [`${families(w)} (${w.year})`, w.title, w.venue, remark(c)]),
  ),
  'table: paper in one cell': form(
    'families',
    true,
    table(['Paper', 'Year', 'Why it matters'], (w, c) => [`**${w.title}**, ${families(w)}, *${w.venue}*`, `${w.year}`, remark(c)]),
  ),
  'table: linked title': form(
    'whole',
    true,
    table(['#', 'Title', 'Authors', 'Venue & year'], (w) => ['1', `[${w.title}](${w.address})`, row(w), `${w.venue}, ${w.year}`]),
  ),
  'table: reference and remark': form(
    'whole',
    true,
    table(['Reference', 'Notes'], (w, c) => [`${turned(w)} (${w.year}). ${w.title}. *${w.venue}*.`, remark(c)]),
  ),
  // Notes and sources.
  'notes: footnotes of pages': form(
    'whole',
    true,
    (works) =>
      `${works.map((_, at) => `This was found in ${at + 2} studies.[^${at + 1}]`).join(' ')}\n\n${works.map((w, at) => `[^${at + 1}]: ${whole(w)}, “${w.title},” *${w.venue}* (${w.year}).`).join('\n')}\n`,
  ),
  'notes: footnotes, families': form(
    'families',
    true,
    (works) =>
      `${works.map((_, at) => `This was found in ${at + 2} studies.[^${at + 1}]`).join(' ')}\n\n${works.map((w, at) => `[^${at + 1}]: ${families(w)} (${w.year}). ${w.title}. ${w.venue}.`).join('\n')}\n`,
  ),
  'sources: numbered links': form(
    'families',
    true,
    (works) =>
      `${works.map((_, at) => `This was found in ${at + 2} studies [${at + 1}].`).join(' ')}\n\n**Sources:**\n\n${works.map((w, at) => `[${at + 1}] [${w.title}](${w.address}) – ${families(w)} (${w.year}), *${w.venue}*`).join('\n\n')}\n`,
  ),
  'sources: Source line': form('families', true, (works, c) =>
    works.map((w) => `${remark(c)}\n\nSource: ${families(w)} (${w.year}), “${w.title}”, ${w.venue}.`).join('\n\n'),
  ),
  'sources: italic Source line': form('whole', true, (works, c) =>
    works.map((w) => `${remark(c)}\n\n*Source: ${whole(w)}, “${w.title},” ${w.venue}, ${w.year}*`).join('\n\n'),
  ),
  'sources: quote blocks': form('families', true, (works, c) =>
    works.map((w) => `${remark(c)}\n\n> ${families(w)} (${w.year}). “${w.title}.” *${w.venue}*.`).join('\n\n'),
  ),
  'sources: quote with dash': form('whole', true, (works, c) =>
    works.map((w) => `> “${remark(c)}”\n> — ${whole(w)}, *${w.title}*, ${w.venue} (${w.year})`).join('\n\n'),
  ),
  // In other languages.
  'German: von, in': form(
    'whole',
    true,
    points('Wichtige Arbeiten zum Thema:', (w) => `- **${w.title}** von ${whole(w, 'und')} (${w.venue}, ${w.year})`),
  ),
  'German: Quellen': form(
    'families',
    true,
    points('Die Befunde sind gemischt.\n\n**Quellen:**', (w) => `- ${families(w, 'und')} (${w.year}): „${w.title}“, in: ${w.venue}`),
  ),
  'German: Studie': form(
    'families',
    true,
    sentences((w) => `In ihrer Studie „${w.title}“ (${w.venue}, ${w.year}) zeigen ${families(w, 'und')}, dass der Effekt bleibt.`),
  ),
  'German: Felder': form(
    'whole',
    true,
    points(
      'Hier die wichtigsten Studien:',
      (w) => `- **Titel:** ${w.title}\n  - **Autoren:** ${row(w)}\n  - **Jahr:** ${w.year}\n  - **Zeitschrift:** ${w.venue}`,
    ),
  ),
  'French: de, dans': form(
    'whole',
    true,
    points('Articles clés :', (w) => `- « ${w.title} », de ${whole(w, 'et')}, ${w.venue}, ${w.year}`),
  ),
  'French: références': form(
    'families',
    true,
    points('Les résultats divergent.\n\n## Références', (w) => `- **${families(w, 'et')} (${w.year})** : *${w.title}*, ${w.venue}.`),
  ),
  'Spanish: de, publicado': form(
    'whole',
    true,
    points('Artículos clave:', (w) => `- **"${w.title}"** de ${whole(w, 'y')} (${w.year}), publicado en *${w.venue}*`),
  ),
  'Spanish: campos': form(
    'whole',
    true,
    points(
      'Estudios relevantes:',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - Autores: ${row(w)}\n   - Año: ${w.year}\n   - Revista: ${w.venue}\n`,
    ),
  ),
  // Sentences.
  'said: in their study': form(
    'families',
    false,
    sentences((w) => `In their ${w.year} study “${w.title},” ${families(w, 'and')} show that the effect holds.`),
  ),
  'said: in their study, whole': form(
    'whole',
    false,
    sentences((w) => `In their ${w.year} paper “${w.title}”, ${whole(w)} argue that the effect is small.`),
  ),
  'said: see in bracket': form(
    'families',
    true,
    sentences((w) => `The effect is small (see ${families(w)}, “${w.title}”, *${w.venue}*, ${w.year}).`),
  ),
  'said: study with title, venue': form(
    'families',
    true,
    sentences((w) => `A ${w.year} study by ${families(w, 'and')}, “${w.title},” published in *${w.venue}*, found the same.`),
  ),
  'said: landmark paper': form(
    'families',
    false,
    sentences((w) => `${families(w, 'and')}’s landmark paper, “${w.title}” (${w.year}), changed the debate.`),
  ),
  'said: title in italics': form(
    'families',
    false,
    sentences((w) => `${families(w, 'and')} (${w.year}), in *${w.title}*, take the opposite view.`),
  ),
  'said: title was published': form(
    'whole',
    true,
    sentences((w) => `The paper “${w.title}” was published by ${whole(w)} in *${w.venue}* in ${w.year}.`),
  ),
  'said: according to': form(
    'families',
    true,
    sentences((w) => `According to ${families(w, 'and')} (“${w.title},” ${w.venue}, ${w.year}), this is rare.`),
  ),
  'said: linked title': form(
    'families',
    false,
    sentences((w) => `The point was made in [${w.title}](${w.address}) (${families(w)}, ${w.year}).`),
  ),
  'said: seminal work of': form(
    'whole',
    false,
    sentences((w) => `The seminal work here is *${w.title}* by ${whole(w)} (${w.year}), which is still read.`),
  ),
  'said: two in one': form(
    'families',
    false,
    (works) => `The debate is old. ${works.map((w) => `“${w.title}” (${families(w)}, ${w.year})`).join('; ')}. More is to come.\n`,
  ),
  // As text, without Markdown.
  'plain: bullets with remark': form(
    'families',
    true,
    points('Key papers:', (w, c) => `• ${families(w)} (${w.year}) — “${w.title}” — ${w.venue}. ${remark(c)}`),
  ),
  'plain: title line, people line': form(
    'whole',
    true,
    points(
      'Recommended reading:',
      (w, c, at) => `${at + 1}. “${w.title}”\nAuthors: ${row(w)}\nPublished in: ${w.venue}, ${w.year}\n${remark(c)}\n`,
    ),
  ),
  'plain: first author, title, year': form(
    'first',
    true,
    points('Sources:', (w, _, at) => `[${at + 1}] ${first(w)}, ${w.title}, ${w.venue} ${w.year}`),
  ),
  'plain: first author colon': form(
    'first',
    true,
    points('Sources:', (w, _, at) => `${at + 1}) ${first(w)} ${w.year}: ${w.title} (${w.venue})`),
  ),
};

/** Answers that name no works. */
export const NOTHING: Readonly<Record<string, string>> = {
  films:
    'Here are some films you might like:\n\n- **The Shape of the Water** by Guillermo del Toro (2017) – A fairy tale for grown-ups.\n- **Portrait of a Lady on Fire** by Céline Sciamma (2019) – Quiet and intense.\n- **The Grand Budapest Hotel** by Wes Anderson (2014) – Pure fun.\n',
  'films, quoted':
    '“The Shawshank Redemption” by Frank Darabont (1994)\n\n“Eternal Sunshine of the Spotless Mind” by Michel Gondry (2004)\n\n“No Country for Old Men” by Joel and Ethan Coen (2007)\n',
  'songs of four words':
    'A playlist for the evening:\n\n1. “Bridge over Troubled Water” by Simon & Garfunkel (1970)\n2. “The Sound of Silence” by Simon & Garfunkel (1964)\n3. “Stairway to Heaven at Night” by Led Zeppelin (1971)\n4. “Here Comes the Sun” by George Harrison (1969)\n',
  'songs, dashes':
    'Playlist:\n\n- Bob Dylan – “Blowin’ in the Wind” (1963)\n- Joni Mitchell – “Both Sides, Now Again” (1969)\n- Nina Simone – “I Put a Spell on You” (1965)\n',
  'songs, genitive':
    'Try these:\n\n- Bob Dylan’s “Subterranean Homesick Blues” (1965)\n- Kate Bush’s “Running Up That Hill” (1985)\n- David Bowie’s “The Man Who Sold the World” (1970)\n',
  'songs, names first':
    'Try these:\n\n- Bob Dylan, “Subterranean Homesick Blues” (1965)\n- Kate Bush, “Running Up That Hill” (1985)\n- David Bowie, “The Man Who Sold the World” (1970)\n',
  albums:
    '| Album | Artist | Year | Label |\n|---|---|---|---|\n| The Dark Side of the Moon | Pink Floyd | 1973 | Harvest |\n| Kind of Blue | Miles Davis | 1959 | Columbia |\n| Songs in the Key of Life | Stevie Wonder | 1976 | Tamla |\n',
  'films, table':
    '| Title | Director | Year | Why watch it |\n|---|---|---|---|\n| The Shape of Water | Guillermo del Toro | 2017 | A fairy tale. |\n| Once Upon a Time in the West | Sergio Leone | 1968 | The music. |\n| The Grand Budapest Hotel | Wes Anderson | 2014 | Fun. |\n',
  'films, fields':
    '1. **The Shape of Water**\n   - **Director:** Guillermo del Toro\n   - **Year:** 2017\n   - **Genre:** Fantasy\n\n2. **Once Upon a Time in the West**\n   - **Director:** Sergio Leone\n   - **Year:** 1968\n   - **Genre:** Western\n',
  recipe:
    '## Lentil soup\n\n- 200 g red lentils\n- 1 onion, chopped\n- 2 carrots (about 150 g)\n\n1. **Fry the onion** – 5 minutes.\n2. **Add the lentils** and 1 litre of stock.\n3. **Simmer** for 20 minutes.\n',
  products:
    'Top picks for 2024:\n\n1. **Sony WH-1000XM5** – Best overall ($399)\n2. **Bose QuietComfort Ultra** – Best noise cancelling ($429)\n3. **Sennheiser Momentum 4** – Best battery (60 hours, 2022)\n',
  'documentation links':
    'See also:\n\n- [Getting started with React](https://react.dev/learn)\n- [Using the Effect Hook](https://react.dev/reference/react/useEffect)\n- [Node.js file system API](https://nodejs.org/api/fs.html)\n',
  history:
    'Key events:\n\n- **1789** – The Estates-General meet at Versailles, “a moment that changed Europe”.\n- **1804** – Napoleon crowns himself, “Emperor of the French” by his own hand.\n- **1815** – Waterloo ends the Hundred Days.\n',
  people:
    'Leading figures:\n\n- **Marie Curie (1867)** – Pioneer of radioactivity, born in Warsaw.\n- **Albert Einstein (1879)** – Theory of relativity.\n- **Niels Bohr (1885)** – Model of the atom.\n',
  paintings:
    'Works to see:\n\n- *The Garden of Earthly Delights* by Hieronymus Bosch (Prado, 1500)\n- *Girl with a Pearl Earring* by Johannes Vermeer (Mauritshuis, 1665)\n- *The Persistence of Memory* by Salvador Dalí (MoMA, 1931)\n',
  episodes:
    'The best episodes:\n\n- “The Rains of Castamere” (Benioff & Weiss, 2013)\n- “Ozymandias of the Desert” (Walley-Beckett, 2013)\n- “The Constant in the Hatch” (Lindelof & Cuse, 2008)\n',
  games:
    'Board games for four:\n\n1. **Ticket to Ride: Europe** – Alan R. Moon (Days of Wonder, 2005)\n2. **Wingspan: European Expansion** – Elizabeth Hargrave (Stonemaier, 2019)\n3. **Pandemic Legacy Season One** – Matt Leacock (Z-Man, 2015)\n',
  code: 'Steps:\n\n1. **Install Node 20** – `nvm install 20`\n2. **Create a project** – `npm init -y` (2023 defaults)\n3. **Run the tests** – `npm test`\n',
  plays:
    'Plays worth staging:\n\n- “A Streetcar Named Desire” by Tennessee Williams (1947)\n- “Long Day’s Journey into Night” by Eugene O’Neill (1956)\n- “Who’s Afraid of Virginia Woolf?” by Edward Albee (1962)\n',
  plan: '| Week | Topic | Goal | Hours |\n|---|---|---|---|\n| 1 | Basics of Python | Variables | 5 |\n| 2 | Lists and loops | Practice | 6 |\n| 3 | Files and errors | Project | 8 |\n',
  'songs by, sentences':
    'The film ends with “The Sound of Silence” by Simon & Garfunkel (1964), and opens with “Mrs. Robinson’s Long Goodbye” by Paul Simon (1968). Both are played on the radio still.\n',
  releases:
    'Release history:\n\n- **Python 3.10** (2021) – Structural pattern matching.\n- **Python 3.11** (2022) – Faster CPython by Guido van Rossum et al.\n- **Python 3.12** (2023) – Better error messages.\n',
  news: 'What happened this week:\n\n- **Parliament votes on the budget** – The vote was close (Reuters, 2024).\n- **Storm hits the coast** – Thousands without power (BBC, 2024).\n- **Team wins the cup** – A late goal (ESPN, 2024).\n',
  buildings:
    'Buildings to visit:\n\n- **Guggenheim Museum Bilbao** – Frank Gehry, Bilbao (1997)\n- **Heydar Aliyev Center** – Zaha Hadid, Baku (2012)\n- **Church of the Light** – Tadao Ando, Osaka (1989)\n',
};
