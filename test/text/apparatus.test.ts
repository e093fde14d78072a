import { describe, expect, it } from 'vitest';
import { thinned } from '../../src/text/apparatus.ts';
import { foldText } from '../../src/text/folded.ts';

const left = (text: string): string => thinned(foldText(text)).key.trim();

describe('thinned', () => {
  it.each([
    ['raised footnote calls', 'a wider¹ range of² goods.³ Then', 'a wider range of goods then'],
    ['calls printed on to words', 'the costs12 and claims.7 Next', 'the costs and claims next'],
    ['inline numbers', 'as shown [14] here (15, 16) and ( 34–36 ) there', 'as shown here and there'],
    ['author and year', 'is known ( Linggi and Carpenter, 2006 ) today (Ng et al., 2019; Li, 2020a).', 'is known today'],
    ['star pages', 'motifs which *1132 carry', 'motifs which carry'],
    [
      'a running header in a sentence',
      'a policy which\n\nSMITH v. JONES 17\nOpinion of the Court\n\n he was held',
      'a policy which he was held',
    ],
    ['a call behind a year', 'between 1998 and 2016.1 We saw 2016.5 of it', 'between 1998 and 2016 we saw 2016.5 of it'],
    ['lists of calls', 'studied for decades.1,2 We saw two clinics.7–9 Then', 'studied for decades we saw two clinics then'],
    [
      'the foot and the head of pages, each between blank lines',
      'The\n\nCite as: 562 U. S. ____ (2011)\n\n9\n\nOpinion of the Court\n\nart of reefs',
      'the art of reefs',
    ],
    [
      'the foot of one page and the head of the next',
      'did not find such an\n14          M. Harker et al.\n\nJournal of Sleep 12 (2019) 13–27\n\neffect in children',
      'did not find such an effect in children',
    ],
    ['the same within a word', 'seen in chil-\n                      221\nAnnals of Medicine 44 2018\ndren too', 'seen in children too'],
    [
      'numbers of verses',
      '1 In the beginning. 2 And the earth was void; 3 And God said,\n4 and saw the light, that it was good: 5 And it was night.',
      'in the beginning and the earth was void and god said and saw the light that it was good and it was night',
    ],
    ['raised ones', '¹ She cried. ² He said: ³ “Go.” ⁴ Then go inside.', 'she cried he said go then go inside'],
    ['who speaks', '“We will not bring it back,” she said. “Not this year.” Then', 'we will not bring it back not this year then'],
    ['in the middle of a sentence', '"The history of all," the authors begin, "is the history."', 'the history of all is the history'],
    ['in German', '„Wir haben geprüft“, erklärte er, „und zahlen.“', 'wir haben geprüft und zahlen'],
    ['in French', '« Je ne le crois pas, répondit-il, mais c’est vrai. »', "je ne le crois pas mais c'est vrai"],
    ['in Russian', '«Нет, – сказал он, – я занят».', 'нет я занят'],
    ['what was heard', 'quite surprised [laughs] and (pause) it rose (Beifall bei der SPD) again', 'quite surprised and it rose again'],
    ['stage directions', 'I went to bed. [Gives him the letter.] Get you gone. [Exit]', 'i went to bed get you gone'],
    ['decisions cited', 'is served, see Holt v Grange [1994] 1 WLR 71 at [22], when it is left', 'is served when it is left'],
    ['decisions as sentences', 'per se. See Barlow v. Finch, 410 U.S. 113, 120 (1973). Id. at 540. The court', 'per se the court'],
    ['their reports alone', 'dicta in Crane v. Holm, 377 U.S. 533 (1964). That', 'dicta in crane v holm that'],
    ['sections in brackets', 'of the tenant (section 196(3) of the Act), and', 'of the tenant and'],
    ['chapters', 'for Europe (Brenner 1976; cf. Aston & Philpin 1985, ch. 2), and', 'for europe and'],
  ])('leaves out %s', (_, text, rest) => expect(left(text)).toBe(rest));

  it.each([
    ['units and formulas', 'an area of 5 m² with Ca²⁺ and H2O', 'an area of 5 m 2 with ca 2 + and h 2 o'],
    ['names with numbers', 'the Sec61 and F508 and STAT3 genes', 'the sec 61 and f 508 and stat 3 genes'],
    ['numbers of figures', 'see Fig.3 and No.5', 'see fig 3 and no 5'],
    ['values in brackets', '[n = 30] and (p < 0.05) in (the year 2010)', 'n = 30 and p < 0.05 in the year 2010'],
    ['years of four digits', 'in (2010) and 2010', 'in 2010 and 2010'],
    ['a heading between finished sentences', 'It ended.\n\nSecond part\n\nThen it began.', 'it ended second part then it began'],
    ['numbers that are counted', 'we had 1 man; 2 women; 3 boys; 4 girls', 'we had 1 man 2 women 3 boys 4 girls'],
    ['three numbers in a row', 'He had: 1 Dog. 2 Cats. 3 Birds.', 'he had 1 dog 2 cats 3 birds'],
    ['ranges behind a stop', 'of approx.3–5 mg', 'of approx 3 5 mg'],
    ['another speaker', '“We won,” said Ann. “We lost,” said Ben.', 'we won said ann we lost said ben'],
    ['a denial of who speaks', '“We will,” she never said, “go.”', 'we will she never said go'],
    ['what no verb says is speech', '“We will,” in the year of the flood, “Go.”', 'we will in the year of the flood go'],
    ['asides between dashes', 'the method – as we noted earlier – works', 'the method as we noted earlier works'],
    ['lines that no number sets apart', 'a list of\n\nred things\n\nMany', 'a list of red things many'],
  ])('keeps %s', (_, text, rest) => expect(left(text)).toBe(rest));

  it('keeps the way back to every word', () => {
    const { text, key, keys, count, starts, ends } = thinned(foldText('costs12 and (15) more'));
    expect(Array.from(starts, (start, i) => text.slice(start, ends[i]))).toEqual(['costs', 'and', 'more']);
    expect([count, keys.length]).toEqual([3, 4]);
    expect([...keys].every((offset) => key[offset] === ' ')).toBe(true);
  });
  it('gives the same words where there is none', () => {
    const folded = foldText('nothing to leave out here');
    expect(thinned(folded)).toBe(folded);
  });
});

describe('hostile texts', () => {
  it.each([
    '( ',
    '[ ',
    '(a) ',
    '(1 [',
    '*1 ',
    'a1 ',
    '\n ',
    'a\n\n',
    'a\n',
    'A v. A ',
    '. A v. A 1 U',
    '," a said, "',
    ', – a ',
    '1 A. ',
    'a\n\n1',
  ])('a megabyte of %j is read once', (unit) => {
    const folded = foldText(unit.repeat(1_000_000 / unit.length));
    expect(thinned(folded).count).toBeLessThanOrEqual(folded.count);
  });
});
