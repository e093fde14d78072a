/** Titles in quotation marks, or in bold, at the head of a reference. */
import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../src/parse.ts';

const TITLE = 'Land Mobile Radio Channel Usage Measurements at the 1996 Summer Olympic Games';

describe('a title in quotation marks at the head', () => {
  it.each([
    `“${TITLE}” — Sanders et al., 1998. United States. Department of Commerce`,
    `**${TITLE}** — *Sanders et al.*, 1998. United States. Department of Commerce`,
    '**Dali: The Paintings** — *Descharnes and Néret*, 1994.',
    '**В Казани всё спокойно: проблем с языками нет** — *Валиев*, 2011. eTatar.ru',
  ])('is the title: %s', (raw) => {
    const title = /^(?:“|\*\*)(.+?)(?:”|\*\*)/u.exec(raw)?.[1];
    const { fields, spans } = parseReference(raw);
    expect(fields.title).toBe(title);
    const [span] = spans.title ?? [];
    expect(raw.slice(span?.start, span?.end)).toContain(title);
  });
  it.each([
    ['**Lexical Aspect in Navajo** — *Midgette*, 1996. Athabaskan Language Studies. Essays in honor of Robert W.Young', ['Midgette']],
    ['“On the growth of hedges” by Ada Roe and Ben Doe (2003), Garden Press', ['Roe', 'Doe']],
  ])('has who wrote it behind it: %s', (raw, families) => {
    expect(parseReference(raw).fields.author?.map(({ family }) => family)).toEqual(families);
  });
  it.each([
    ['Growing and cutting recurrent hedges (2015), A. Roe et al.', 'Growing and cutting recurrent hedges', ['Roe']],
    ['Mask R-HDG (2017), K. He and B. van der Poe [pdf]', 'Mask R-HDG', ['He', 'Poe']],
    ['What do hedges know? (2014) J. Lee, A.-M. Roe, and B. Doe [pdf] [code]', 'What do hedges know?', ['Lee', 'Roe', 'Doe']],
  ])('stands before its year and its authors: %s', (raw, title, families) => {
    const { fields } = parseReference(raw);
    expect([fields.title, fields.author?.map(({ family }) => family)]).toEqual([title, families]);
    expect(fields.issued?.['date-parts']?.[0]?.[0]).toBe(Number(/\d{4}/.exec(raw)?.[0]));
  });
  it.each([
    ['Roe, A. (2015), B. Doe (ed.), Hedges. Garden Press.', 'Roe'],
    ['Roe A. and Doe B. (2015), K. Poe’s hedges. Journal of Hedges 3, 1–9.', 'Roe'],
  ])('is none where names stand before the year: %s', (raw, family) => {
    expect(parseReference(raw).fields.author?.[0]?.family).toBe(family);
  });
  it.each([
    ['**Roe, A. (1999)** - On hedges and walls. Journal of Hedges, 12.', 'On hedges and walls', 'Roe'],
    ['**Roe, A.** — On hedges and fences, 1999. Journal of Hedges', 'On hedges and fences', 'Roe'],
  ])('is none where names stand in bold: %s', (raw, title, family) => {
    const { fields } = parseReference(raw);
    expect([fields.title, fields.author?.[0]?.family]).toEqual([title, family]);
  });
});
