/** What citation managers keep in Word files: the codes of their fields and the list of Word's own sources. For bench/documents-office.ts. */
import { Buffer } from 'node:buffer';
import type { CslItem } from '../../src/model/csl.ts';
import type { Manager, Work } from './paper.ts';
import { escaped } from './word.ts';

interface Cited {
  readonly at: number;
  readonly work: Work;
}

const field = (item: CslItem, name: 'volume' | 'issue' | 'page' | 'DOI' | 'container-title' | 'publisher'): string =>
  String(item[name] ?? '');

/** The instruction of a citing field, and the data beside it. */
export function instructionOf(
  manager: Manager,
  cited: readonly Cited[],
  plain: string,
): { readonly instruction: string; readonly data: string } {
  const shown = { formattedCitation: plain, plainCitation: plain };
  if (manager === 'zotero')
    return {
      instruction: ` ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({
        citationID: `c${cited[0]?.at ?? 0}`,
        properties: { ...shown, noteIndex: 0 },
        citationItems: cited.map(({ at, work }) => ({
          id: at + 40,
          uris: [`http://zotero.org/users/1/items/KEY${at}`],
          itemData: { ...work.item, id: at + 40 },
        })),
        schema: 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json',
      })} `,
      data: '',
    };
  if (manager === 'mendeley old')
    return {
      instruction: `ADDIN CSL_CITATION ${JSON.stringify({
        citationItems: cited.map(({ work }, nth) => ({
          id: `ITEM-${nth + 1}`,
          itemData: { ...work.item, id: `ITEM-${nth + 1}` },
          uris: [`http://www.mendeley.com/documents/?uuid=${work.year}-${work.short.length}-${work.families[0] ?? ''}`],
        })),
        mendeley: { ...shown, previouslyFormattedCitation: plain },
        properties: { noteIndex: 0 },
        schema: 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json',
      })}`,
      data: '',
    };
  if (manager === 'endnote') {
    const xml = `<EndNote>${cited
      .map(
        ({ at, work: { item, families, year } }) =>
          `<Cite><Author>${escaped(families[0] ?? '')}</Author><Year>${year}</Year><RecNum>${at + 1}</RecNum><DisplayText>${escaped(plain)}</DisplayText><record><rec-number>${at + 1}</rec-number><foreign-keys><key app="EN" db-id="x">${at + 1}</key></foreign-keys><ref-type name="Journal Article">17</ref-type><contributors><authors>${(item.author ?? []).map(({ family = '', given = '' }) => `<author>${escaped(`${family}, ${given}`)}</author>`).join('')}</authors></contributors><titles><title>${escaped(item.title ?? '')}</title><secondary-title>${escaped(field(item, 'container-title'))}</secondary-title></titles><pages>${field(item, 'page')}</pages><volume>${field(item, 'volume')}</volume><number>${field(item, 'issue')}</number><dates><year>${year}</year></dates><electronic-resource-num>${escaped(field(item, 'DOI'))}</electronic-resource-num></record></Cite>`,
      )
      .join('')}</EndNote>`;
    // Long ones lie beside the field.
    return cited.length > 1
      ? { instruction: ' ADDIN EN.CITE ', data: Buffer.from(`${xml}\0`).toString('base64') }
      : { instruction: ` ADDIN EN.CITE ${xml}`, data: '' };
  }
  if (manager === 'citavi')
    return {
      instruction: ` ADDIN CitaviPlaceholder{${Buffer.from(
        JSON.stringify({
          $id: '1',
          $type: 'SwissAcademic.Citavi.Citations.WordPlaceholder, SwissAcademic.Citavi',
          Entries: cited.map(({ at, work: { item, year } }, nth) => ({
            $id: `e${nth}`,
            ReferenceId: `ref-${at}`,
            Reference: {
              $id: `r${nth}`,
              ReferenceType: 'JournalArticle',
              Title: item.title ?? '',
              Authors: (item.author ?? []).map(({ family = '', given = '' }) => ({ LastName: family, FirstName: given })),
              Periodical: { Name: field(item, 'container-title') },
              Volume: field(item, 'volume'),
              Year: year,
              YearResolved: year,
              Id: `ref-${at}`,
            },
          })),
          Text: plain,
        }),
      ).toString('base64')}}`,
      data: '',
    };
  return { instruction: ` CITATION ${cited.map(({ at }, nth) => `${nth === 0 ? '' : '\\m '}Key${at}`).join(' ')} \\l 1033 `, data: '' };
}

/** The tag of a citing control of Mendeley's newer program. */
export const mendeleyTag = (cited: readonly Cited[], plain: string): string =>
  `MENDELEY_CITATION_v3_${Buffer.from(
    JSON.stringify({
      citationID: `MENDELEY_CITATION_${cited[0]?.at ?? 0}`,
      citationItems: cited.map(({ at, work }) => ({ id: `id-${at}`, itemData: { ...work.item, id: `id-${at}` } })),
      manualOverride: { isManuallyOverridden: false, citeprocText: plain, manualOverrideText: '' },
    }),
  ).toString('base64')}`;

/** The part that holds Word's own list of sources. */
export function sourcesPart(works: readonly Work[]): string {
  return `<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography" SelectedStyle="\\APASixthEditionOfficeOnline.xsl">${works
    .map(
      ({ item, year }, at) =>
        `<b:Source><b:Tag>Key${at}</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Author><b:Author><b:NameList>${(item.author ?? []).map(({ family = '', given = '' }) => `<b:Person><b:Last>${escaped(family)}</b:Last><b:First>${escaped(given)}</b:First></b:Person>`).join('')}</b:NameList></b:Author></b:Author><b:Title>${escaped(item.title ?? '')}</b:Title><b:JournalName>${escaped(field(item, 'container-title'))}</b:JournalName><b:Year>${year}</b:Year><b:Volume>${escaped(field(item, 'volume'))}</b:Volume><b:Pages>${escaped(field(item, 'page'))}</b:Pages></b:Source>`,
    )
    .join('')}</b:Sources>`;
}
