/**
 * Lists as people copy, mail, scan and type them: pages of publishers and encyclopedias copied as text, RFCs, scans with running heads,
 * mails, notes at the feet of pages of text, answers of models with links, pages of the web with arrows back, specifications. Each takes
 * records and gives a text, a Markdown or an HTML file and, as written, every entry that a reader must find in it.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, entriesIn, type Maker, prose, shown } from './documents-layouts.ts';
import type { StyleName } from './documents-styles.ts';
import { wrap } from './wrapped.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const yearOf = (item: CslItem | undefined): string => String(item?.issued?.['date-parts']?.[0]?.[0] ?? '1999');
const familyOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.family ?? 'Marsh') || 'Marsh';
const initialOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.given ?? 'A').slice(0, 1) || 'A';
const venueOf = (item: CslItem | undefined): string => shown(item?.['container-title'] ?? item?.publisher ?? 'Reef Letters');
const titleOf = (item: CslItem | undefined): string =>
  shown(item?.title ?? 'Of reefs')
    .replace(/\.$/, '')
    .replace(/[\\*_`[\]<>$#|]/g, '');
const some = (item: CslItem | undefined, count: number): string => titleOf(item).split(' ').slice(0, count).join(' ');
const namesOf = (item: CslItem | undefined): string =>
  shown(
    (item?.author ?? [])
      .slice(0, 6)
      .map(({ family, given }) => `${(given ?? 'A').slice(0, 1)}. ${family ?? ''}`)
      .join(', '),
  ) || 'A. Marsh';
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
const plainly = (entries: readonly string[]): string[] => entries.map((entry) => entry.replace(/[\\*_`[\]<>$#|]/g, ''));
const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const file = (text: string, ending: string, entries: readonly string[], either: readonly string[] = []) => ({
  bytes: new TextEncoder().encode(text),
  ending,
  entries,
  either,
});
const above = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string, width = 0, count = 5): string =>
  Array.from({ length: count }, () => prose(items, chance, 5, mark))
    .map((one) => (width === 0 ? one : wrap(one, width)))
    .join('\n\n');
const numberMark = (at: number): string => `[${at + 1}]`;

/** A text with a list whose rows are made one by one. */
const listed =
  (
    ending: 'txt' | 'md',
    style: StyleName,
    heading: string,
    row: (entry: string, at: number, item: CslItem | undefined) => string,
    more: { sorted?: boolean; foot?: string; mark?: (at: number) => string; by?: string } = {},
  ): Maker =>
  async (items, chance) => {
    const own = more.sorted === true ? byAuthor(items) : items;
    const entries = plainly(entriesIn(own, style));
    return file(
      `On Reefs\n\n${above(own, chance, more.mark ?? numberMark)}\n\n${heading}\n\n${entries.map((entry, at) => row(entry, at, own[at])).join(more.by ?? '\n')}\n${more.foot ?? ''}`,
      ending,
      entries,
    );
  };

/** Publishers' pages copied as text: an entry in several lines, words of links between. */
const scienceCopy: Maker = async (items, chance) => {
  const rows = items.map((item, at) => {
    const [names, title, place] = [
      namesOf(item),
      titleOf(item),
      `${venueOf(item)}, ${at + 3} (${(at % 6) + 1}) (${yearOf(item)}), pp. ${at + 10}-${at + 19}`,
    ];
    return {
      text: `[${at + 1}]\n${names}\n${title}\n${place}${at % 4 === 0 ? `, 10.1016/j.reef.${yearOf(item)}.0${at}` : ''}\nView PDF\nView article\nCrossRef\nView in Scopus\nGoogle Scholar`,
      gold: `${names} ${title} ${place}`,
    };
  });
  return file(
    `${above(items, chance, numberMark)}\n\nReferences\n${rows.map(({ text }) => text).join('\n')}\n\nCited by (0)\n`,
    'txt',
    rows.map(({ gold }) => gold),
  );
};
const plosCopy = listed(
  'txt',
  'vancouver',
  'References',
  (entry, at) => `${at + 1}.\n${entry}\nView Article\n\n${at % 2 === 0 ? 'PubMed/NCBI\n\n' : ''}Google Scholar\n`,
  { by: '\n' },
);
const citedBy = listed('txt', 'acm', 'REFERENCES', (entry, at) => `${entry}\nCited by ${(at * 7) % 90}\n`, {
  sorted: true,
  mark: () => '(Marsh 2016)',
});
/** Entries with lines of their own for addresses and days, which belong to them. */
const linesUnder =
  (style: StyleName, heading: string, under: (at: number) => string): Maker =>
  async (items, chance) => {
    const entries = entriesIn(byAuthor(items), style).map((entry, at) => `${entry}\n${under(at)}`);
    return file(`On Reefs\n\n${above(items, chance, () => '(Marsh 2016)')}\n\n${heading}\n\n${entries.join('\n\n')}\n`, 'txt', entries);
  };
const doiApart = linesUnder('nature', 'References', (at) => `https://doi.org/10.1234/reef.${at}`);
const accessedApart = linesUnder(
  'mla',
  'Bibliography',
  (at) => `Available at: https://www.example.org/item/${at}\nAccessed: ${(at % 28) + 1} May 2019`,
);
const roman = (n: number): string =>
  `${['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'][Math.floor(n / 10)] ?? ''}${['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n % 10] ?? ''}`;

/** An RFC with its page ends. */
const rfc: Maker = async (items, chance) => {
  const lines: string[] = [];
  const page = { number: 1, lines: 0 };
  const put = (text: string): void => {
    for (const line of text.split('\n')) {
      lines.push(line === '' ? '' : line);
      page.lines += 1;
      if (page.lines < 48) continue;
      lines.push(
        '',
        '',
        `Marsh & Ng${' '.repeat(19)}Standards Track${' '.repeat(20)}[Page ${page.number}]`,
        '\f',
        `RFC 9876${' '.repeat(22)}Slow Growth${' '.repeat(20)}May 2019`,
        '',
        '',
      );
      page.number += 1;
      page.lines = 0;
    }
  };
  const indented = (text: string): string =>
    wrap(text, 69)
      .split('\n')
      .map((line) => `   ${line}`)
      .join('\n');
  put('1.  Introduction\n');
  for (let n = 0; n < 5; n += 1) put(`${indented(prose(items, chance, 4, (at) => `[REEF${at}]`))}\n`);
  put('7.  References\n');
  const entries: string[] = [];
  const half = Math.ceil(items.length / 2);
  [items.slice(0, half), items.slice(half)].forEach((own, part) => {
    put(`7.${part + 1}.  ${part === 0 ? 'Normative' : 'Informative'} References\n`);
    own.forEach((item, at) => {
      const entry =
        at % 2 === 0
          ? `${familyOf(item)}, ${initialOf(item)}., "${titleOf(item)}", RFC ${2000 + at * 37}, DOI 10.17487/RFC${2000 + at * 37}, May ${yearOf(item)}, <https://www.rfc-editor.org/info/rfc${2000 + at * 37}>.`
          : `${familyOf(item)}, ${initialOf(item)}. and B. Ng, "${titleOf(item)}", ${venueOf(item)}, ${yearOf(item)}.`;
      entries.push(entry);
      const label = at % 2 === 0 ? `[RFC${2000 + at * 37}]` : `[${familyOf(item).replace(/\P{L}/gu, '').toUpperCase().slice(0, 8)}${at}]`;
      const [first = '', ...rest] = wrap(entry, 58).split('\n');
      put(
        `   ${label.length > 9 ? `${label}\n              ${first}` : `${label.padEnd(11)}${first}`}\n${rest.map((line) => `              ${line}\n`).join('')}`,
      );
    });
  });
  put("Authors' Addresses\n\n   Ada Marsh\n   Reef Institute\n   12 Lagoon Way\n   Oslo\n   Norway\n\n   Email: marsh@example.org\n");
  return file(`${lines.join('\n')}\n`, 'txt', entries);
};

/** A scan as a program for recognition gives it: running heads, page numbers and words cut at lines' ends. */
const scanned: Maker = async (items, chance) => {
  const entries = entriesIn(byAuthor(items), 'chicago');
  const rows = entries.map((entry) => {
    const at = entry.indexOf(' ', 50);
    const cut = at > 0 && /^\p{L}{8,}/u.test(entry.slice(at + 1)) ? `${entry.slice(0, at + 5)}-\n${entry.slice(at + 5)}` : entry;
    return cut
      .split('\n')
      .map((part) => wrap(part, 64))
      .join('\n');
  });
  const lines = `${wrap(
    above(items, chance, () => '(Marsh 2016)'),
    66,
  )}\n\nBIBLIOGRAPHY\n\n${rows.join('\n')}`.split('\n');
  const out = lines.flatMap((line, at) =>
    at > 0 && at % 34 === 0
      ? [
          '',
          at % 68 === 0 ? `${at / 34 + 210}            THE REEF REVIEW` : `SLOW GROWTH IN LAGOONS            ${at / 34 + 210}`,
          '\f',
          line,
        ]
      : [line],
  );
  return file(`${out.join('\n')}\n`, 'txt', entries);
};

/** A text whose notes stand at the feet of its pages, under a rule. */
const feet: Maker = async (items, chance) => {
  const entries = entriesIn(items, 'notes');
  const pages = chunks(entries, 4).map((own, n) => {
    const first = n * 4 + 1;
    return `${wrap(own.map((_, at) => `${prose(items, chance, 3, () => '')}[${first + at}]`).join(' '), 72)}\n\n${'_'.repeat(20)}\n${own.map((entry, at) => wrap(`[${first + at}] ${at === 2 ? `See ${entry}` : entry}`, 72)).join('\n')}\n\n${' '.repeat(34)}${n + 1}\n`;
  });
  return file(`OF REEFS\n\n${pages.join('\n\f')}`, 'txt', entries);
};

/** A mail, wrapped at 72 columns, with a signature. */
const mailed: Maker = async (items, chance) => {
  const entries = entriesIn(byAuthor(items.slice(0, 20)), 'harvard');
  return file(
    `From: Ada Marsh <a.marsh@example.org>\nTo: Bo Ng <bo@example.org>\nSubject: literature for the proposal\nDate: Mon, 2 Mar 2020 10:12:00 +0000\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\nHi Bo,\n\n${wrap(
      prose(items, chance, 4, () => '(Marsh 2016)'),
      72,
    )}\n\nHere is the literature I mentioned:\n\n${entries.map((entry) => `${wrap(entry, 72)}\n`).join('\n')}\nCould you check these before Friday? I am in Delft on 12 March 2020.\n\nBest wishes,\nAda\n\n-- \nAda Marsh\nReef Institute, 12 Lagoon Way, Oslo\nTel. +47 12 34 56 78 | www.example.org\n`,
    'txt',
    entries,
  );
};

/** Works in one paragraph, parted by semicolons. */
const semicolons: Maker = async (items, chance) => {
  const entries = entriesIn(items.slice(0, 15), 'physics').map((entry) => entry.replace(/\.$/, ''));
  return file(
    `# On Reefs\n\n${above(items, chance, () => '(Marsh 2016)', 0, 4)}\n\n## References\n\n${plainly(entries).join('; ')}.\n`,
    'md',
    plainly(entries),
  );
};
const runOn: Maker = async (items, chance) => {
  const entries = plainly(entriesIn(items.slice(0, 25), 'nature'));
  return file(
    `ON REEFS\n\n${above(items, chance, (at) => `(${at + 1})`, 76, 4)}\n\nReferences\n\n${wrap(entries.map((entry, at) => `(${at + 1}) ${entry}`).join(' '), 76)}\n`,
    'txt',
    entries,
  );
};

/** An answer of a model with links and words about each work. */
const modelLinks =
  (remark: boolean): Maker =>
  async (items, chance) => {
    const own = items.slice(0, 8);
    const entries = own.map((item) => `${familyOf(item)} et al. (${yearOf(item)}). ${titleOf(item)}. ${venueOf(item)}.`);
    const list = entries
      .map((entry, at) =>
        remark
          ? `${at + 1}. **${entry}**  \n   *Why it matters:* it shows that growth in lagoons is slower than was thought and gives figures for 2011 to 2014.  \n   🔗 <https://www.example.org/articles/${at}>`
          : `- [${entry}](https://www.example.org/articles/${at}?utm_source=chat)`,
      )
      .join('\n');
    return file(
      `Here is what the literature says about reefs.\n\n### Key findings\n\n- ${prose(own, chance, 2, numberMark)}\n- ${prose(own, chance, 2, numberMark)}\n\n### Caveats\n\n1. Small samples (n < 30) in 2014.\n2. No data for the Red Sea.\n\n${remark ? '### 📚 Sources' : '**Sources:**'}\n\n${list}\n\n---\n\nWould you like me to summarise any of these in more detail?\n`,
      'md',
      remark ? entries.map((entry, at) => `${entry} https://www.example.org/articles/${at}`) : entries,
    );
  };
/** Footnote definitions with links, titles alone. */
const linkNotes: Maker = async (items, chance) => {
  const own = items.slice(0, 12);
  const entries = own.map((item) => `${titleOf(item)} - ${venueOf(item)}`);
  return file(
    `${own.map((_, at) => `${prose(items, chance, 2, () => '')}[^${at + 1}]`).join('\n\n')}\n\n${entries.map((entry, at) => `[^${at + 1}]: [${entry}](https://www.example.org/${at})`).join('\n')}\n`,
    'md',
    entries,
  );
};
/** Two short entries under a text without any heading. */
const twoLines: Maker = async (items, chance) => {
  const own = items.slice(0, 2);
  const entries = own.map((item, at) => (at === 0 ? `${familyOf(item)} and Silva ${yearOf(item)}` : `${familyOf(item)} ${yearOf(item)}`));
  return file(
    `${prose(own, chance, 3, numberMark)} ${prose(own, chance, 3, numberMark)} Both agree [1][2].\n\n${entries.map((entry, at) => `[${at + 1}] ${entry}`).join('\n')}\n`,
    'txt',
    entries,
  );
};
/** Annotated, in Markdown. */
const annotatedMarkdown: Maker = async (items, chance) => {
  const own = byAuthor(items);
  const entries = plainly(entriesIn(own, 'apa'));
  return file(
    `# Annotated Bibliography\n\n${entries.map((entry, at) => `${entry}\n\n> In this article the authors examine ${some(own[at], 5).toLowerCase()} and argue that earlier figures were too high. ${prose(items, chance, 1, () => '')} The source is useful for my paper because it compares two sites.`).join('\n\n')}\n`,
    'md',
    entries,
  );
};
/** Works under headings of their own with points, as on lists called awesome. */
const readingList: Maker = async (items, chance) => {
  const entries = plainly(entriesIn(items, 'acl'));
  const heads = ['Surveys', 'Reefs', 'Glass', 'Data sets', 'Theses', 'Tools', 'Older work', 'Other'];
  return file(
    `# Reading list on reefs\n\n${prose(items, chance, 3, () => '')}\n\n## Contents\n\n- [Surveys](#surveys)\n- [Reefs](#reefs)\n- [Glass](#glass)\n\n# References\n\n${chunks(
      entries,
      10,
    )
      .map(
        (own, at) =>
          `## ${heads[at] ?? 'More'}\n\n${own.map((entry, n) => `* ${entry} [[pdf]](https://example.org/${at}-${n}.pdf) [[code]](https://example.org/${at}-${n})`).join('\n')}`,
      )
      .join('\n\n')}\n\n## Contributing\n\nPull requests are welcome. Please read CONTRIBUTING.md first.\n`,
    'md',
    entries,
  );
};
const anchorsMarkdown = listed('md', 'ieee', '## References', (entry, at) => `<a id="${at + 1}">[${at + 1}]</a> ${entry}  `, {
  mark: (at) => `[[${at + 1}]](#${at + 1})`,
  foot: '\n## License\n\nMIT © 2019 Ada Marsh\n',
});
const pandocRefs = listed(
  'md',
  'chicago',
  '# References {.unnumbered}\n\n::: {#refs .references .csl-bib-body .hanging-indent}',
  (entry, at) => `::: {#ref-marsh${at} .csl-entry}\n${wrap(entry.replace(/^———/, '———'), 72)}\n:::\n`,
  { sorted: true, mark: (at) => `[@marsh${at}]`, foot: ':::\n' },
);
const escaped = listed('md', 'vancouver', '**REFERENCES**', (entry, at) => `${at + 1}\\. ${entry}\n`, { by: '\n' });
const inBold = listed('md', 'apa', '#### *Bibliography*', (entry) => `\\- ${entry.replace(/^([^(]{3,60}) \(/, '**$1** (')}\n`, {
  sorted: true,
  mark: () => '(Marsh, 2016)',
});
const romans = listed('txt', 'elsevier', 'WORKS CITED', (entry, at) => wrap(`${roman(at + 1)}. ${entry}`, 76, '     '));
const brief: Maker = async (items, chance) => {
  const cases = items
    .slice(0, 14)
    .map(
      (item, at) => `${familyOf(item)} v. ${familyOf(items[at + 1] ?? items[0])}, ${300 + at * 17} U.S. ${20 + at * 31} (${1950 + at * 5})`,
    );
  const works = plainly(entriesIn(byAuthor(items.slice(14)), 'notes')).map((one) => one.replace(/\.$/, ''));
  const dotted = (text: string, at: number): string => {
    const lines = wrap(text, 56, '    ').split('\n');
    const last = lines.pop() ?? '';
    return [
      ...lines,
      `${last} ${'.'.repeat(Math.max(3, 62 - last.length))} ${at % 6 === 5 ? 'passim' : `${at + 2}${at % 3 === 0 ? `, ${at + 9}` : ''}`}`,
    ].join('\n');
  };
  return file(
    `No. 19-1234\n\nIN THE SUPREME COURT OF THE UNITED STATES\n\nTABLE OF CONTENTS\n\nTABLE OF AUTHORITIES ................................. ii\nARGUMENT ............................................. 1\n    I. The lagoon is a reef ........................... 3\nCONCLUSION ........................................... 21\n\nTABLE OF AUTHORITIES\n\nCases                                              Page(s)\n\n${cases.map(dotted).join('\n\n')}\n\nOther Authorities\n\n${works.map(dotted).join('\n\n')}\n\n\fARGUMENT\n\n${above(items, chance, () => '', 70, 5)}\n\nCONCLUSION\n\nThe judgment should be reversed.\n\nRespectfully submitted,\n\nAda Marsh\nCounsel of Record\n12 Lagoon Way\nWashington, D.C. 20001\nMay 3, 2019\n`,
    'txt',
    [...cases, ...works],
  );
};

/** The encyclopedia: remarks, short citations, works, other reading, links. */
const encyclopedia =
  (asText: boolean): Maker =>
  async (items, chance) => {
    const own = byAuthor(items);
    const entries = entriesIn(own, 'mixed');
    const half = Math.ceil(entries.length * 0.7);
    const shorts = own
      .slice(0, 20)
      .map((item, at) => `${familyOf(item)} ${yearOf(item)}, p${at % 2 === 0 ? `. ${12 + at}` : `p. ${12 + at}–${20 + at}`}.`);
    const remarks = [
      'The word was used at the time for any stone under water.',
      'Other sources give 1898; see the register of the parish.',
    ];
    const linked = ['Reefs at the Reef Institute', 'Map of the lagoon', 'Portal of the project'];
    if (asText)
      return file(
        `Reef\n\nFrom the free encyclopedia\n\n${above(items, chance, numberMark)}\n\nSee also\n\nLagoon\nGlass\nList of reefs by size\n\nNotes\n\n${remarks.map((one) => `^ ${one}`).join('\n')}\n\nCitations\n\n${shorts.map((one) => `^ ${one}`).join('\n')}\n\nSources\n\n${entries.slice(0, half).join('\n')}\n\nFurther reading\n\n${entries.slice(half).join('\n')}\n\nExternal links\n\n${linked.join('\n')}\n\nCategories: Reefs | Lagoons | 1898 establishments\n`,
        'txt',
        entries,
        linked,
      );
    const li = (rows: readonly string[]): string => rows.map((one) => `<li>${one}</li>`).join('\n');
    const head = (words: string): string =>
      `<h2><span class="mw-headline" id="${words.replace(/ /g, '_')}">${words}</span><span class="mw-editsection">[<a href="/e">edit</a>]</span></h2>`;
    return file(
      `<!doctype html><html><head><title>Reef</title></head><body><main><h1>Reef</h1>${Array.from({ length: 4 }, () => `<p>${safe(prose(items, chance, 5, () => ''))}<sup id="cite_ref-3"><a href="#cite_note-3">[3]</a></sup></p>`).join('\n')}
${head('Notes')}<ol class="references" style="list-style-type:lower-alpha">${li(remarks.map((one) => `<span class="mw-cite-backlink">^</span> <span class="reference-text">${one}</span>`))}</ol>
${head('Citations')}<div class="reflist"><ol class="references">${shorts.map((one, at) => `<li id="cite_note-${at}"><span class="mw-cite-backlink"><b><a href="#cite_ref-${at}">^</a></b></span> <span class="reference-text"><a href="#CITEREF${at}">${safe(one)}</a></span></li>`).join('\n')}</ol></div>
${head('Sources')}<div class="refbegin"><ul>${li(entries.slice(0, half).map((one, at) => `<cite id="CITEREF${at}" class="citation journal cs1">${safe(one)}</cite><span title="ctx_ver=Z39.88-2004" class="Z3988"></span>`))}</ul></div>
${head('Further reading')}<ul>${li(entries.slice(half).map(safe))}</ul>
${head('External links')}<ul>${li(linked.map((one) => `<a class="external" href="https://example.org">${one}</a>`))}</ul>
<table class="navbox"><tr><th>Reefs</th><td>Red Sea (1998) · Blue Hole · Glass Lagoon</td></tr></table></main><footer>This page was last edited on 3 May 2019, at 12:01 (UTC).</footer></body></html>`,
      'html',
      entries,
      linked,
    );
  };

/** Pages of the web: the list as HTML, between the words of the page. */
const page =
  (
    style: StyleName,
    list: (entries: readonly string[], items: readonly CslItem[]) => string,
    more: { sorted?: boolean; mark?: (at: number) => string; gold?: (entry: string, at: number, item: CslItem | undefined) => string } = {},
  ): Maker =>
  async (items, chance) => {
    const own = more.sorted === true ? byAuthor(items) : items;
    const entries = entriesIn(own, style);
    const text = Array.from({ length: 5 }, () => `<p>${safe(prose(own, chance, 5, (at) => `@${at}@`))}</p>`)
      .join('\n')
      .replace(/@(\d+)@/g, (_, at: string) => (more.mark ?? numberMark)(Number(at)));
    return file(
      `<!doctype html><html><head><title>T</title></head><body><header><nav><a href="/">Home</a> <a href="/about">About</a></nav></header><article><h1>On Reefs</h1><p>By Ada Marsh · May 3, 2019 · 6 min read</p>${text}\n${list(entries.map(safe), own)}</article><aside><h3>Related posts</h3><ul><li><a href="/1">Glass lagoons, revisited (2018)</a></li><li><a href="/2">Ten reefs to see</a></li></ul></aside><section><h3>3 comments</h3><p><b>Bo</b> May 4, 2019: Great post, see also my note of 2016.</p></section><footer>© 2019 Reef Blog</footer></body></html>`,
      'html',
      more.gold === undefined ? entries : entries.map((entry, at) => more.gold?.(entry, at, own[at]) ?? entry),
    );
  };
const arrowsBack = page(
  'notes',
  (entries) =>
    `<hr>${entries.map((entry, at) => `<p class="footnote"><sup id="fn:${at + 1}">${at + 1}</sup> ${entry} <a href="#fnref:${at + 1}" rev="footnote">&#8617;&#xFE0E;</a></p>`).join('\n')}`,
  {
    mark: (at) => `<sup id="fnref:${at + 1}"><a href="#fn:${at + 1}">${at + 1}</a></sup>`,
  },
);
const specification: Maker = page(
  'apa',
  (_, items) =>
    `<h2>B. References</h2><h3>B.1 Normative references</h3><dl class="bibliography">${items
      .map(
        (item, at) =>
          `${at === Math.ceil(items.length / 2) ? '</dl><h3>B.2 Informative references</h3><dl class="bibliography">' : ''}<dt id="bib-k${at}">[${familyOf(item).replace(/\P{L}/gu, '').toUpperCase()}-${at}]</dt><dd><a href="https://www.example.org/TR/${at}/"><cite>${safe(titleOf(item))}</cite></a>. ${safe(namesOf(item))}. ${safe(venueOf(item))}. ${(at % 28) + 1} May ${yearOf(item)}. Recommendation. URL: <a href="https://www.example.org/TR/${at}/">https://www.example.org/TR/${at}/</a></dd>`,
      )
      .join('\n')}</dl>`,
  {
    gold: (_, at, item) =>
      `${titleOf(item)}. ${namesOf(item)}. ${venueOf(item)}. ${(at % 28) + 1} May ${yearOf(item)}. Recommendation. URL: https://www.example.org/TR/${at}/`,
  },
);
const inCells = page(
  'vancouver',
  (entries, items) =>
    `<h2>Included studies</h2><table><thead><tr><th>Study</th><th>Reference</th><th>n</th><th>Main result</th></tr></thead><tbody>${entries
      .map(
        (entry, at) =>
          `<tr><td>S${at + 1}</td><td>${entry}</td><td>${40 + at}</td><td>Growth was slow in ${familyOf(items[at])}'s sample</td></tr>`,
      )
      .join('\n')}</tbody></table>`,
);
const nestedLinks = page(
  'vancouver',
  (entries) =>
    `<h2>References</h2><ol>${entries
      .map(
        (entry, at) =>
          `<li><div>${entry}</div><ul class="links"><li><a href="/d">DOI</a></li><li><a href="/p">PubMed</a></li><li><a href="/g">Google Scholar</a></li><li>Cited by ${at * 3}</li></ul></li>`,
      )
      .join('\n')}</ol>`,
  { mark: (at) => `<sup>${at + 1}</sup>` },
);
const twoKindsOfHeads = page(
  'apa',
  (entries) =>
    `<p><em>Sources</em></p>${entries.map((entry) => `<p style="font-size:small">${entry}</p>`).join('\n')}<p><em>Ada Marsh is a writer in Oslo. Her last book, Of Reefs, came out in 2016.</em></p>`,
  { sorted: true, mark: () => '(Marsh, 2016)' },
);
const preformatted = page(
  'ieee',
  (entries) => `<h3>Bibliography</h3><pre>${entries.map((entry, at) => wrap(`[${at + 1}] ${entry}`, 72, '    ')).join('\n')}</pre>`,
);

const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;
/** A thesis in Chinese or Korean whose list holds works in two scripts. */
const twoScripts =
  (which: 'zh' | 'ko' | 'ru' | 'ja'): Maker =>
  async (items, chance) => {
    const wordsOf = {
      zh: ['珊瑚', '生长', '研究', '环境', '方法', '影响', '模型', '区域'],
      ko: ['산호초', '성장', '연구', '환경', '방법', '영향', '비교'],
      ru: ['рост', 'рифов', 'анализ', 'воды', 'методы', 'оценки', 'стекла'],
      ja: ['サンゴ', '礁', '成長', '水質', '研究', '分析', '比較', '考察'],
    }[which];
    const by = which === 'zh' || which === 'ja' ? '' : ' ';
    const words = (count: number): string => Array.from({ length: count }, () => pick(wordsOf, chance)).join(by);
    const west = plainly(entriesIn(byAuthor(items.filter((_, at) => at % 2 === 0)), which === 'zh' ? 'gbt' : 'apa'));
    const east = items
      .filter((_, at) => at % 2 === 1)
      .map((item, at) =>
        which === 'zh'
          ? `${pick(['王伟', '李芳', '张敏', '刘洋'], chance)}. ${words(6)}[${at % 3 === 0 ? 'D' : at % 3 === 1 ? 'M' : 'J'}]. ${at % 3 === 0 ? `北京：${words(1)}大学，${yearOf(item)}` : at % 3 === 1 ? `上海：${words(1)}出版社，${yearOf(item)}：${12 + at}-${20 + at}` : `海洋学报，${yearOf(item)}，${at + 3}(2)：${12 + at}-${20 + at}`}.`
          : which === 'ko'
            ? `${pick(['김민수', '이영희', '박지훈', '최서연'], chance)} (${yearOf(item)}). ${words(5)}. 『한국해양학회지』, ${at + 3}(2), ${12 + at}-${20 + at}.`
            : which === 'ru'
              ? `${pick(['Иванов А. В.', 'Петрова Е. С.', 'Сидоров И. И.'], chance)} ${words(5)}: монография. – М.: Наука, ${yearOf(item)}. – ${120 + at} с.`
              : `${pick(['佐藤太郎', '鈴木花子', '高橋健一'], chance)}「${words(4)}」『環境研究』${at + 3}巻2号、${yearOf(item)}年、${12 + at}–${20 + at}頁。`,
      );
    const head = { zh: '参考文献', ko: '참고문헌', ru: 'СПИСОК ИСПОЛЬЗОВАННОЙ ЛИТЕРАТУРЫ', ja: '参考文献' }[which];
    const parts = {
      zh: ['一、中文文献', '二、英文文献'],
      ko: ['1. 국내 문헌', '2. 국외 문헌'],
      ru: ['На русском языке', 'На иностранных языках'],
      ja: ['【日本語文献】', '【外国語文献】'],
    }[which];
    const label = (at: number): string => (which === 'zh' ? `[${at + 1}] ` : which === 'ru' ? `${at + 1}. ` : '');
    const behind = {
      zh: '致谢\n\n感谢导师王教授的指导。',
      ko: '감사의 글\n\n지도 교수님께 감사드립니다.',
      ru: 'ПРИЛОЖЕНИЕ А\n\nАнкета для опроса.',
      ja: '謝辞\n\n指導教員に感謝します。',
    }[which];
    return file(
      `${Array.from({ length: 4 }, () => `${words(40)}。`).join('\n\n')}\n\n${head}\n\n${parts[0]}\n${east.map((one, at) => `${label(at)}${one}`).join('\n')}\n\n${parts[1]}\n${west.map((one, at) => `${label(at + east.length)}${one}`).join('\n')}\n\n${behind}\n`,
      'txt',
      [...east, ...west],
    );
  };
/** Japanese notes: works in notes at the end, in brackets, with short forms. */
const japaneseNotes: Maker = async (items, chance) => {
  const words = (count: number): string =>
    Array.from({ length: count }, () => pick(['サンゴ', '礁の', '成長', '水質', '研究', '分析', 'と', '歴史', '考察'], chance)).join('');
  const entries = items.map(
    (item, at) =>
      `${pick(['佐藤太郎', '鈴木花子', '高橋健一', '田中誠'], chance)}『${words(4)}』（${pick(['岩波書店', '東京大学出版会', '有斐閣'], chance)}、${yearOf(item)}年）${12 + at}頁。`,
  );
  let number = 0;
  const rows = entries.flatMap((one, at) => {
    number += 1;
    const row = `（${number}）${one}`;
    if (at % 5 !== 4) return [row];
    number += 1;
    return [row, `（${number}）同上、${30 + at}頁。`];
  });
  return file(`${Array.from({ length: 4 }, () => `${words(40)}（1）。`).join('\n\n')}\n\n注\n\n${rows.join('\n')}\n`, 'txt', entries);
};

export const COPIED: Readonly<Record<string, Maker>> = {
  'copied, entries in lines, words of links': scienceCopy,
  'copied, numbers and links in lines': plosCopy,
  'copied, cited by': citedBy,
  'copied, DOI in a line of its own': doiApart,
  'typed, Available and Accessed in lines': accessedApart,
  'typed, Roman capitals': romans,
  'an RFC': rfc,
  'a scan with running heads, text': scanned,
  'a text, notes at the feet': feet,
  'a mail with a signature': mailed,
  'a brief, text': brief,
  'Markdown, one paragraph, semicolons': semicolons,
  'text, one paragraph, (n)': runOn,
  'an answer, links': modelLinks(false),
  'an answer, links and remarks': modelLinks(true),
  'Markdown, notes of links': linkNotes,
  'text, two short lines without heading': twoLines,
  'Markdown, annotated': annotatedMarkdown,
  'Markdown, a reading list': readingList,
  'Markdown, anchors': anchorsMarkdown,
  'Markdown of pandoc': pandocRefs,
  'Markdown, numbers escaped': escaped,
  'Markdown, dashes escaped': inBold,
  'an encyclopedia in parts, text': encyclopedia(true),
  'an encyclopedia in parts, HTML': encyclopedia(false),
  'HTML arrows back': arrowsBack,
  'HTML of a specification': specification,
  'HTML studies in a table': inCells,
  'HTML nested links': nestedLinks,
  'HTML small print, no heading tag': twoKindsOfHeads,
  'HTML preformatted': preformatted,
  'Chinese and English': twoScripts('zh'),
  'Korean and English': twoScripts('ko'),
  'Russian and English': twoScripts('ru'),
  'Japanese and English': twoScripts('ja'),
  'Japanese notes': japaneseNotes,
};
