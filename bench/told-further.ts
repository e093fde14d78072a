/**
 * Further ways in which answers of language models and of programs that search for papers name works: cards, annotated lists, timelines, BibTeX within prose, further reading,
 * sources with addresses, in several languages. Written once the forms of told-forms.ts were read, before any of these was. For bench/documents-told.ts.
 */
import {
  type Answer,
  families,
  first,
  form,
  joined,
  points,
  remark,
  row,
  sentences,
  small,
  spoken,
  table,
  turned,
  type Work,
  whole,
} from './told-words.ts';

const doiOf = ({ address }: Work): string => address.replace('https://doi.org/', '');
const siteOf = ({ address }: Work): string => /^https?:\/\/(?:www\.)?([^/]+)/.exec(address)?.[1] ?? '';
const bare = (given = ''): string => (given.match(/(?<!\p{L})\p{L}/gu) ?? []).join('').toUpperCase();
/** "Roe A, Poe B", as medical journals have them. */
const bareInitials = ({ people }: Work): string => people.map(({ family = '', given }) => `${family} ${bare(given)}`).join(', ');
/** "A Roe, B Poe", as Google Scholar has them. */
const scholar = ({ people }: Work): string => people.map(({ family = '', given }) => `${bare(given)} ${family}`).join(', ');
const record = ({ title, people, venue, year, address }: Work, at: number): string =>
  `@article{work${at + 1},\n  title = {${title}},\n  author = {${people.map(({ family = '', given = '' }) => `${family}, ${given}`).join(' and ')}},\n  journal = {${venue}},\n  year = {${year}},\n  url = {${address}}\n}`;
/** Of a work without people, or whose year is not told. */
const unnamed = (venue: boolean, make: Answer['make']): Answer => ({ named: 'none', dated: false, venue, make });

const RELEVANT = 'Below are the most relevant publications I found:';
const FURTHER = 'Hedges have been studied for a long time, and much is still open.\n\n## Further reading';
const TIMELINE = 'Here is how the research developed over the years:';

export const FURTHER_FORMS: Readonly<Record<string, Answer>> = {
  // Lists with what is said about each.
  'list: bold title, italic labels in lines': form(
    'whole',
    true,
    points(
      RELEVANT,
      (w, c, at) =>
        `${at + 1}. **${w.title}**\n   *Authors:* ${row(w)}  \n   *Journal:* ${w.venue} (${w.year})  \n   *Summary:* ${remark(c)}\n`,
    ),
  ),
  'list: bold people, italic title, arrow': form(
    'whole',
    true,
    points('### Foundational works', (w, c) => `* **${turned(w)} (${w.year}).** *${w.title}*. ${w.venue}.\n  → ${remark(c)}`),
  ),
  'list: bold families - quoted in italic venue': form(
    'families',
    true,
    points('Some influential papers:', (w, c) => `- **${families(w)} (${w.year})** - "${w.title}" in *${w.venue}*. ${remark(c)}`),
  ),
  'list: bold families colon, nested remark': form(
    'families',
    true,
    points('**Key studies**', (w, c) => `- **${families(w)} (${w.year})**: "${w.title}" - *${w.venue}*\n  - ${remark(c)}`),
  ),
  'list: labelled points, quoted title': form(
    'whole',
    true,
    points(
      RELEVANT,
      (w, c) =>
        `* **Title:** "${w.title}"\n* **Authors:** ${row(w)}\n* **Publication:** ${w.venue} (${w.year})\n* **Relevance:** ${remark(c)}\n\n---\n`,
    ),
  ),
  'list: bold quoted by (year):': form(
    'whole',
    false,
    points('To get started, I recommend these papers:', (w, c) => `*   **"${w.title}"** by ${whole(w)} (${w.year}): ${remark(c)}`),
  ),
  'list: middle dots': form(
    'whole',
    true,
    points('Top results from the literature search:', (w, c) => `**${w.title}**\n${row(w)} · *${w.venue}* · ${w.year}\n${remark(c)}\n`),
  ),
  'list: bold label, then apa': form(
    'whole',
    true,
    points('Where to start reading:', (w, _, at) => `- **Theme ${at + 1}:** ${turned(w)} (${w.year}). *${w.title}*. ${w.venue}.`),
  ),
  'list: brackets in front': form(
    'families',
    true,
    points('Relevant studies:', (w, c, at) => `[${at + 1}] ${families(w)}, "${w.title}," ${w.venue}, ${w.year}. ${remark(c)}`, '\n\n'),
  ),
  'list: title by, why': form(
    'whole',
    false,
    points('My recommendations:', (w, c) => `- *${w.title}* (${w.year}) by ${whole(w)}. **Why:** ${remark(c)}`),
  ),
  'list: title, names in brackets, venue': form(
    'families',
    true,
    points('Useful starting points:', (w, c) => `1. **${w.title}** (${families(w, 'and')}, *${w.venue}*, ${w.year}) — ${small(remark(c))}`),
  ),
  'list: lettered': form(
    'families',
    true,
    points(
      'Three lines of evidence:',
      (w, c, at) => `${'abcd'[at] ?? ''}) ${families(w)} (${w.year}), “${w.title}”, ${w.venue}: ${small(remark(c))}`,
      '\n\n',
    ),
  ),
  // Annotated bibliographies.
  'annotated: apa and paragraph': form(
    'whole',
    true,
    points(
      '## Annotated bibliography',
      (w, c) =>
        `${turned(w)} (${w.year}). ${w.title}. *${w.venue}*. ${w.address}\n\n${remark(c)} The authors rely on a sample from one region, which limits how far the findings can be carried over.\n`,
    ),
  ),
  'annotated: mla and quote': form(
    'whole',
    true,
    points('## Annotated Bibliography', (w, c) => `**${whole(w)}. "${w.title}." *${w.venue}*, ${w.year}.**\n\n> ${remark(c)}\n`),
  ),
  'annotated: vancouver': form(
    'all',
    true,
    points(
      'Key references (annotated):',
      (w, c, at) => `${at + 1}. ${bareInitials(w)}. ${w.title}. ${w.venue}. ${w.year}.\n   *${remark(c)}*`,
    ),
  ),
  'annotated: heading of people': form(
    'families',
    false,
    points('The main studies are these.', (w, c) => `### ${families(w)} (${w.year}) – "${w.title}"\n\n${remark(c)} It is often cited.\n`),
  ),
  // Cards.
  'card: emoji labels': form(
    'whole',
    true,
    points(
      'Found these papers for you 👇',
      (w) => `📘 **Title:** ${w.title}\n👤 **Authors:** ${row(w)}\n📅 **Year:** ${w.year}\n📍 **Published in:** ${w.venue}\n`,
    ),
  ),
  'card: heading, italic line': form(
    'whole',
    true,
    points('## Selected papers', (w, c) => `#### ${w.title}\n*${row(w)} (${w.year}) · ${w.venue}*\n\n${remark(c)}\n`),
  ),
  'card: heading quoted with year': form(
    'whole',
    true,
    points(
      '## Seminal papers',
      (w, c, at) =>
        `### ${at + 1}. "${w.title}" (${w.year})\n**Authors:** ${row(w)}\n**Published in:** *${w.venue}*\n**Key contribution:** ${remark(c)}\n`,
    ),
  ),
  'card: heading linked': form(
    'whole',
    true,
    points('## Results', (w, c) => `### [${w.title}](${w.address})\n${row(w)}. ${w.venue}, ${w.year}.\n\n> ${remark(c)}\n`),
  ),
  'card: scholar snippet': form(
    'all',
    true,
    points('Google Scholar results:', (w, c) => `[${w.title}](${w.address})  \n${scholar(w)} - ${w.venue}, ${w.year}  \n${remark(c)}\n`),
  ),
  'card: semantic, plus others': form(
    'first',
    true,
    points(
      'Papers on this topic:',
      (w) =>
        `**[${w.title}](${w.address})**  \n${spoken(w.people[0] ?? {})}${w.people.length > 1 ? ' et al.' : ''}  \n*${w.venue}*, ${w.year}\n`,
    ),
  ),
  'card: year first': form(
    'whole',
    true,
    points('Search results:', (w, c) => `**${w.title}**\n${w.year} · ${row(w)} · ${w.venue}\n${remark(c)}\n`),
  ),
  'card: in one table each': form(
    'whole',
    true,
    points(
      '## Paper cards',
      (w, c, at) =>
        `**Paper ${at + 1}**\n\n| Field | Value |\n|---|---|\n| Title | ${w.title} |\n| Authors | ${row(w)} |\n| Year | ${w.year} |\n| Journal | ${w.venue} |\n| Takeaway | ${remark(c)} |\n`,
    ),
  ),
  // Timelines.
  'timeline: bold year, italic title': form(
    'families',
    true,
    points(TIMELINE, (w, c) => `- **${w.year}** — *${w.title}* (${families(w)}, ${w.venue}): ${small(remark(c))}`),
  ),
  'timeline: year headings': form(
    'families',
    true,
    points(TIMELINE, (w, c) => `### ${w.year}\n\n- ${families(w)}, “${w.title}”, *${w.venue}*. ${remark(c)}\n`),
  ),
  'timeline: year, families publish': form(
    'families',
    false,
    points(TIMELINE, (w) => `- **${w.year}**: ${families(w, 'and')} publish “${w.title}”.`),
  ),
  'timeline: bold year – title': form(
    'families',
    false,
    points(TIMELINE, (w, c) => `- **${w.year} – ${w.title}** (${families(w)}): ${remark(c)}`),
  ),
  // Further reading and sources.
  'further: italic title dash names': form(
    'all',
    true,
    points(FURTHER, (w) => `- *${w.title}* — ${joined(w.people.map(spoken), '&', '')} (${w.venue}, ${w.year})`),
  ),
  'further: names, italic title': form(
    'whole',
    true,
    points(FURTHER, (w) => `- ${whole(w)}, *${w.title}* (${w.venue}, ${w.year})`),
  ),
  'further: names colon title': form(
    'whole',
    true,
    points(FURTHER, (w) => `- ${whole(w)}: *${w.title}*. ${w.venue}, ${w.year}.`),
  ),
  'further: in a paragraph': form(
    'families',
    false,
    sentences((w) => `For more, see ${families(w, 'and')}’s *${w.title}* (${w.year}).`),
  ),
  'sources: title, names, venue, address': form(
    'whole',
    true,
    points('**Sources**', (w, _, at) => `[${at + 1}] ${w.title}. ${row(w)}. ${w.venue}, ${w.year}. ${w.address}`, '\n\n'),
  ),
  'sources: titles with addresses': unnamed(
    false,
    points('Citations:', (w, _, at) => `[${at + 1}] ${w.title} ${w.address}`, '\n'),
  ),
  'sources: linked title, venue (year), authors': form(
    'whole',
    true,
    points('Learn more:', (w, _, at) => `${at + 1}. [${w.title}](${w.address}) - *${w.venue}* (${w.year}). Authors: ${row(w)}`),
  ),
  'sources: works cited, accessed': unnamed(
    false,
    points(
      '#### **Works cited**',
      (w, _, at) => `${at + 1}. ${w.title} - ${siteOf(w)}, accessed March ${at + 3}, 2025, [${w.address}](${w.address})`,
    ),
  ),
  'sources: linked title dash names': form(
    'whole',
    false,
    points('Helpful papers:', (w) => `- [${w.title}](${w.address}) – ${row(w)}, ${w.year}`),
  ),
  'sources: linked families': form(
    'families',
    true,
    points('## Literature', (w) => `- [${families(w)} (${w.year})](${w.address}): ${w.title}. *${w.venue}*.`),
  ),
  'sources: doi on its own line': form(
    'whole',
    true,
    points('## References', (w, _, at) => `${at + 1}. ${turned(w)} (${w.year}). ${w.title}. *${w.venue}*.  \n   DOI: ${doiOf(w)}`),
  ),
  'sources: doi in a point below': form(
    'families',
    true,
    points(
      'Three papers worth reading:',
      (w) => `- **${w.title}** (${families(w)}, ${w.year})\n  - Published in *${w.venue}*\n  - DOI: [${doiOf(w)}](${w.address})`,
    ),
  ),
  // BibTeX within prose.
  'bibtex: one block': form(
    'all',
    true,
    (works) =>
      `Here are the references in BibTeX:\n\n\`\`\`bibtex\n${works.map(record).join('\n\n')}\n\`\`\`\n\nLet me know if you need more.\n`,
  ),
  'bibtex: below each title': form(
    'all',
    true,
    points(RELEVANT, (w, c, at) => `**${at + 1}. ${w.title}** (${w.year})\n\n${remark(c)}\n\n\`\`\`bibtex\n${record(w, at)}\n\`\`\`\n`),
  ),
  // Tables.
  'table: year, quoted title, people': form(
    'families',
    false,
    table(['Year', 'Paper', 'Authors', 'Contribution'], (w, c) => [`${w.year}`, `**"${w.title}"**`, families(w), remark(c)]),
  ),
  'table: authors & year, title, source': form(
    'families',
    true,
    table(['Author(s) & Year', 'Title', 'Source', 'Link'], (w) => [
      `${families(w)} (${w.year})`,
      `*${w.title}*`,
      w.venue,
      `[Link](${w.address})`,
    ]),
  ),
  'table: citation in one cell': form(
    'families',
    true,
    table(['Citation', 'Method', 'Finding'], (w, c) => [`${families(w)} (${w.year}), *${w.title}*, ${w.venue}`, 'Survey', remark(c)]),
  ),
  'table: breaks in a cell': form(
    'families',
    true,
    table(['Study', 'Summary'], (w, c) => [`**${w.title}**<br>${families(w)} (${w.year})<br>*${w.venue}*`, remark(c)]),
  ),
  // Quotations and paragraphs.
  'quote: linked source': form('families', true, (works, c) =>
    works.map((w) => `> ${remark(c)}\n>\n> — [${w.title}](${w.address}), ${families(w)}, *${w.venue}*, ${w.year}`).join('\n\n'),
  ),
  'paragraph: bold title leads': form(
    'families',
    false,
    (works, c) =>
      `The literature falls into a few strands.\n\n${works.map((w) => `**${w.title}** (${families(w)}, ${w.year}). ${remark(c)} The paper has been widely discussed since.`).join('\n\n')}\n`,
  ),
  // Sentences.
  'said: key reference': form(
    'families',
    true,
    sentences((w) => `A key reference is ${families(w, 'and')}’s ${w.year} article “${w.title}” in *${w.venue}*.`),
  ),
  'said: published title in venue': form(
    'families',
    true,
    sentences((w) => `${families(w, 'and')} (${w.year}) published “${w.title}” in *${w.venue}*, which became a point of reference.`),
  ),
  'said: write in title': form(
    'whole',
    true,
    sentences((w) => `As ${whole(w)} write in “${w.title}” (*${w.venue}*, ${w.year}), the effect is small.`),
  ),
  'said: goes back to article titled': form(
    'families',
    true,
    sentences((w) => `The term goes back to a ${w.year} *${w.venue}* article by ${families(w, 'and')} titled “${w.title}.”`),
  ),
  'said: bracket, quoted last': form(
    'families',
    true,
    sentences((w) => `Recent work supports this (${families(w)}, ${w.year}, *${w.venue}*, “${w.title}”).`),
  ),
  'said: published first': form(
    'whole',
    true,
    sentences((w) => `Published in *${w.venue}* in ${w.year}, “${w.title}” by ${whole(w)} remains the standard study.`),
  ),
  // In other languages.
  'German: Studie, Autoren, Quelle': form(
    'whole',
    true,
    points(
      'Hier sind einige relevante Studien:',
      (w, c, at) =>
        `${at + 1}. **Studie:** ${w.title}\n   - **Autoren:** ${row(w)}\n   - **Quelle:** ${w.venue}, ${w.year}\n   - **Ergebnis:** ${remark(c)}`,
    ),
  ),
  'German: Literatur, In': form(
    'whole',
    true,
    points('Mehr dazu findet man hier.\n\n## Literatur', (w) => `- ${turned(w)} (${w.year}): ${w.title}. In: *${w.venue}*.`),
  ),
  'German: veröffentlichten': form(
    'families',
    true,
    sentences((w) => `${families(w, 'und')} veröffentlichten ${w.year} in *${w.venue}* die Studie „${w.title}“.`),
  ),
  'German: Überschrift der Arbeit': form(
    'whole',
    true,
    points(
      'Die wichtigsten Arbeiten im Überblick:',
      (w, c, at) => `### ${at + 1}. ${w.title} (${w.year})\n\n**Autoren:** ${row(w)}  \n**Erschienen in:** ${w.venue}\n\n${remark(c)}\n`,
    ),
  ),
  'French: champs': form(
    'whole',
    true,
    points(
      'Voici quelques études importantes :',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - **Auteurs :** ${row(w)}\n   - **Revue :** ${w.venue}\n   - **Année :** ${w.year}\n`,
    ),
  ),
  'French: dans leur article': form(
    'families',
    true,
    sentences((w) => `Dans leur article « ${w.title} » (*${w.venue}*, ${w.year}), ${families(w, 'et')} montrent que l’effet est faible.`),
  ),
  'Spanish: publicado en': form(
    'whole',
    true,
    points(
      'Estos son algunos estudios clave:',
      (w, _, at) => `${at + 1}. **${w.title}** (${w.year})\n   - **Autores:** ${row(w)}\n   - **Publicado en:** *${w.venue}*\n`,
    ),
  ),
  'Spanish: en su estudio': form(
    'families',
    false,
    sentences((w) => `En su estudio «${w.title}» (${w.year}), ${families(w, 'y')} muestran que el efecto es pequeño.`),
  ),
  'Italian: di': form(
    'whole',
    true,
    points('Ecco alcuni articoli fondamentali:', (w) => `- **"${w.title}"** di ${whole(w, 'e')} (${w.venue}, ${w.year})`),
  ),
  'Italian: campi': form(
    'whole',
    true,
    points(
      'Studi principali:',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - **Autori:** ${row(w)}\n   - **Rivista:** ${w.venue}\n   - **Anno:** ${w.year}\n`,
    ),
  ),
  'Portuguese: campos': form(
    'whole',
    true,
    points(
      'Aqui estão alguns estudos relevantes:',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - **Autores:** ${row(w)}\n   - **Revista:** ${w.venue}\n   - **Ano:** ${w.year}\n`,
    ),
  ),
  'Portuguese: de': form(
    'whole',
    true,
    points('Artigos importantes sobre o tema:', (w) => `- "${w.title}", de ${whole(w, 'e')} (${w.venue}, ${w.year})`),
  ),
  'Dutch: door': form(
    'whole',
    true,
    points('Enkele belangrijke artikelen:', (w) => `- **${w.title}** door ${whole(w, 'en')} (${w.venue}, ${w.year})`),
  ),
  'Russian: labels': form(
    'whole',
    true,
    points(
      'Вот несколько ключевых статей:',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - **Авторы:** ${row(w)}\n   - **Журнал:** ${w.venue}\n   - **Год:** ${w.year}\n`,
    ),
  ),
  'Chinese: labels': form(
    'whole',
    true,
    points(
      '以下是一些重要论文：',
      (w, _, at) => `${at + 1}. **${w.title}**\n   - **作者：** ${row(w)}\n   - **期刊：** ${w.venue}\n   - **年份：** ${w.year}\n`,
    ),
  ),
  // As text, without Markdown.
  'plain: title, names, venue in lines': form(
    'whole',
    true,
    points('Key papers\n', (w) => `${w.title}\n${row(w)}\n${w.venue}, ${w.year}\n`),
  ),
  'plain: quoted title, families': form(
    'families',
    true,
    points('Further reading:', (w) => `* "${w.title}" by ${families(w, 'and')}, ${w.venue} (${w.year})`),
  ),
  'plain: vancouver numbered': form(
    'all',
    true,
    points('References', (w, _, at) => `${at + 1}. ${bareInitials(w)}. ${w.title}. ${w.venue}. ${w.year}.`),
  ),
  'plain: parenthesised number': form(
    'first',
    true,
    points('Sources used:', (w, _, at) => `(${at + 1}) "${w.title}," ${first(w)}, ${w.venue} (${w.year}).`),
  ),
};
