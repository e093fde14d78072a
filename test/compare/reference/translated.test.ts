/** A title in another language by the same people is no invention; another title in the same language stays one. */
import { describe, expect, it } from 'vitest';
import { translatedTitle } from '../../../src/compare/reference/translated.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';

const one = (label: Label, cited: string | null = null, found: string | null = null): ComponentEvidence => ({
  label,
  cited,
  found,
  score: 0,
  source: null,
  why: 'because',
});
const labelOf = (
  cited: string,
  found: string,
  {
    authors = 'match',
    date = 'not_match',
    venue = 'unknown',
    place = 'unknown',
    doi = 'unknown',
  }: { authors?: Label; date?: Label; venue?: Label; place?: 'match' | 'partial' | 'not_match' | 'unknown'; doi?: Label } = {},
): Label =>
  translatedTitle(one('not_match', cited, found), { authors: one(authors), date: one(date), venue: one(venue) }, [place], false, doi).label;

describe('a title in another language', () => {
  it('is a match in part, where a long word is of one root', () => {
    expect(labelOf('Das Kapital im 21. Jahrhundert', 'Le capital au XXIe siècle')).toBe('partial');
    expect(labelOf('On the electrodynamics of moving bodies', 'Zur Elektrodynamik bewegter Körper')).toBe('partial');
    expect(labelOf('The structure of scientific revolutions', 'Die Struktur wissenschaftlicher Revolutionen')).toBe('partial');
  });

  it('is one without a common word, where the year is the same and no other place is named', () => {
    expect(labelOf('The interpretation of dreams', 'Die Deutung der Träume', { date: 'match' })).toBe('partial');
    expect(labelOf('The interpretation of dreams', 'Die Deutung der Träume')).toBe('not_match');
    expect(labelOf('The interpretation of dreams', 'Die Deutung der Träume', { date: 'match', venue: 'not_match' })).toBe('not_match');
  });

  it('is none where nothing but a family name and an initial is the same', () => {
    const [cited, found] = [one('not_match', 'The interpretation of dreams'), 'Die Deutung der Träume'];
    const by = (name: string) =>
      translatedTitle({ ...cited, found }, { authors: one('match', name, name), date: one('match'), venue: one('unknown') }, []).label;
    expect([by('S. Roe'), by('Sigrid Roe'), by('S. Roe, P. Poe')]).toEqual(['not_match', 'partial', 'partial']);
  });

  it('is none in the same language, in none that is known, or by other people', () => {
    expect(labelOf('The structure of revolutions', 'The structural theory of the state')).toBe('not_match');
    expect(labelOf('Strukturwandel', 'Structural change')).toBe('not_match');
    expect(labelOf('Das Kapital im 21. Jahrhundert', 'Le capital au XXIe siècle', { authors: 'partial' })).toBe('not_match');
  });

  it('is left to the place where that is the very one, and is none at another place', () => {
    const [cited, found] = ['On the electrodynamics of moving bodies', 'Zur Elektrodynamik bewegter Körper'];
    expect(labelOf(cited, found, { place: 'partial' })).toBe('partial');
    expect(labelOf(cited, found, { place: 'match' })).toBe('not_match');
    expect(labelOf(cited, found, { place: 'not_match' })).toBe('not_match');
  });

  it('is a match in part in another script, under its own DOI or at its own place', () => {
    const [cited, found] = ['Глобальное потепление и экономика устья', 'Global warming and the economy of the estuary'];
    expect(labelOf(cited, found, { date: 'match', doi: 'match' })).toBe('partial');
    expect(labelOf(cited, found, { date: 'match', place: 'match' })).toBe('partial');
    expect(labelOf(cited, found, { date: 'not_match', doi: 'match' })).toBe('not_match');
    expect(labelOf(cited, found, { date: 'match', doi: 'match', place: 'not_match' })).toBe('not_match');
    expect(labelOf(cited, found, { date: 'match', doi: 'match', authors: 'not_match' })).toBe('not_match');
    expect(labelOf('მარილის პოლიტიკა', 'Salt policy in Georgia', { date: 'match', doi: 'match' })).toBe('partial');
  });

  it('is a match in part in another language, under its own DOI and at its own place', () => {
    const [cited, found] = ['The development of the salt roads', 'Die Entwicklung der Salzstraßen'];
    expect(labelOf(cited, found, { date: 'match', doi: 'match', place: 'match', venue: 'not_match' })).toBe('partial');
    expect(labelOf(cited, 'The roads of the south', { date: 'match', doi: 'match', place: 'match' })).toBe('not_match');
    expect(labelOf(cited, found, { date: 'not_match', doi: 'match', place: 'match' })).toBe('not_match');
    expect(labelOf(cited, found, { date: 'match', doi: 'match', place: 'not_match' })).toBe('not_match');
  });

  it('leaves it open who wrote it where names are in scripts that cannot be compared', () => {
    const title = one('not_match', '소금과 학업성취의 관계', 'The relation between salt and academic achievement');
    const by = (authors: ComponentEvidence, doi: Label) =>
      translatedTitle(title, { authors, date: one('match'), venue: one('unknown') }, [], false, doi).label;
    expect(by(one('unknown', '박민수', 'Min-su Park'), 'match')).toBe('partial');
    expect(by(one('unknown', '박민수', 'Min-su Park'), 'unknown')).toBe('not_match');
    // The record names nobody: nothing is open but everything.
    expect(by(one('unknown', '박민수', null), 'match')).toBe('not_match');
  });

  it('leaves every other judgement as it is', () => {
    const agreed = one('match', 'Die Deutung', 'The reading');
    expect(translatedTitle(agreed, { authors: one('match'), date: one('match'), venue: one('match') }, [])).toBe(agreed);
  });

  it('is near at its very place, or under its identifier, where the record says itself that it is translated, or is in signs', () => {
    const [cited, found] = ['Prevalencia de obesidad en escolares de Madrid', '[Prevalence of obesity in schools of Madrid]'];
    expect(labelOf(cited, found, { date: 'match', place: 'match' })).toBe('partial');
    expect(labelOf(cited, found, { place: 'match' })).toBe('not_match');
    expect(labelOf(cited, found, { date: 'match', place: 'match', authors: 'partial' })).toBe('not_match');
    expect(labelOf('Prevalence of thirst in schools', found, { date: 'match', place: 'match' })).toBe('not_match');
    const [english, chinese] = ['Image classification by deep learning', '基于深度学习的图像分类研究'];
    expect(labelOf(english, chinese, { date: 'match', doi: 'match' })).toBe('partial');
    expect(labelOf(english, chinese, { date: 'match', doi: 'match', place: 'not_match' })).toBe('not_match');
    expect(labelOf(english, chinese, { date: 'match' })).toBe('not_match');
  });
});
