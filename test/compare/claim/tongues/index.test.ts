import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../../src/answer.ts';
import { verifyClaims } from '../../../../src/claims.ts';
import { toldOtherwise } from '../../../../src/compare/claim/tongues/index.ts';
import { prepareAnswerSources } from '../../../../src/index.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';

const how = (claim: string, text: string): string | null =>
  toldOtherwise({ text: claim }, () => ({ text, sentences: sentencesOf(text) }))?.how ?? null;
const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

const LAW =
  'Das Gericht prüfte den Fall. Die Regierung hatte geltend gemacht, das Gesetz sei verhältnismäßig. Die Bauern und die Fischer wurden nicht entschädigt.';
const TRIAL =
  'Bei der Lebensqualität zeigte sich kein signifikanter Unterschied zwischen den Gruppen. Bei Rauchern trat der Effekt nicht auf. Die Zahl der Stellen nahm im Herbst ab.';
const LAKE =
  'La pêche est interdite dans le lac, sauf pour les riverains. Selon les écologistes, la cuve présente des fissures. Le projet pourrait commencer cette année. La température du lac est passée de 11,2 à 12,8 degrés.';
const OIL =
  'Ninguna cooperativa ha cerrado. Tampoco se han registrado incendios en la última década. El gobierno prevé construir tres plantas. La mitad de los participantes completó el cuestionario.';

describe('what a source in another language says otherwise', () => {
  it.each([
    ['Bei Rauchern trat der Effekt auf.', TRIAL, 'swapped'],
    ['Die Zahl der Stellen nahm im Herbst zu.', TRIAL, 'swapped'],
    ['Die Lebensqualität war in der Gruppe der Behandelten höher.', TRIAL, 'null-result'],
    ['Das Gesetz ist verhältnismäßig.', LAW, 'stronger'],
    ['La pêche est autorisée dans le lac.', LAKE, 'swapped'],
    ['La cuve présente des fissures.', LAKE, 'stronger'],
    ['Le projet commence cette année.', LAKE, 'stronger'],
    ['La température du lac est passée de 12,8 à 11,2 degrés.', LAKE, 'swapped'],
    ['Algunas cooperativas han cerrado.', OIL, 'swapped'],
    ['Se han registrado incendios en la última década.', OIL, 'swapped'],
    ['El gobierno ha construido tres plantas.', OIL, 'stronger'],
    ['Todos los participantes completaron el cuestionario.', OIL, 'stronger'],
  ])('tells “%s”', (claim, text, found) => {
    expect(how(claim, text)).toBe(found);
    expect(outcome(claim, text)).toBe('partial');
  });

  it.each([
    ['Bei den Rauchern war kein Effekt zu sehen.', TRIAL],
    ['Im Herbst ging die Zahl der Stellen zurück.', TRIAL],
    ['Die Lebensqualität war in beiden Gruppen gleich.', TRIAL],
    ['Die Regierung hielt das Gesetz für verhältnismäßig.', LAW],
    ['Weder Fischer noch Bauern wurden entschädigt.', LAW],
    ['Les riverains peuvent pêcher dans le lac.', LAKE],
    ['Les écologistes affirment que la cuve présente des fissures.', LAKE],
    ['Le projet commencera peut-être cette année.', LAKE],
    ['No ha cerrado ninguna cooperativa.', OIL],
    ['El gobierno quiere construir tres plantas.', OIL],
    ['En la última década no hubo incendios.', OIL],
  ])('says nothing against “%s”', (claim, text) => {
    expect(how(claim, text)).toBeNull();
  });

  it.each([
    [
      'Girls read more than boys, German',
      'Jungen lasen seltener Zeitung als Mädchen.',
      'Mädchen lasen häufiger Zeitung als Jungen. Die Befragung fand im Mai in der Schule statt.',
      null,
    ],
    [
      'the same exchanged',
      'Jungen lasen häufiger Zeitung als Mädchen.',
      'Mädchen lasen häufiger Zeitung als Jungen. Die Befragung fand im Mai in der Schule statt.',
      'swapped',
    ],
    [
      'letters by themselves',
      'La fiebre fue más frecuente con la vacuna B que con la vacuna A.',
      'La fiebre fue más frecuente con la vacuna A que con la vacuna B.',
      'swapped',
    ],
    ['order in time', 'Les renforts vinrent après la bataille.', "La bataille fut livrée avant que vinrent les renforts de l'est.", null],
    [
      'a cause for company',
      'Les lampadaires provoquent un chant plus précoce.',
      'La présence de lampadaires est associée à un chant plus précoce dans les villes.',
      'stronger',
    ],
    [
      'Portuguese',
      'Houve diferença significativa entre as regiões.',
      'Não houve diferença significativa entre as regiões do país.',
      'swapped',
    ],
    [
      'Italian',
      'Alcuni commercianti hanno presentato ricorso.',
      'Nessun commerciante ha presentato ricorso. Il comune lo ha approvato nella seduta di giugno.',
      'swapped',
    ],
    [
      'Dutch',
      'De gemeente heeft twee nieuwe scholen gebouwd.',
      'De gemeente wil in de komende jaren twee nieuwe scholen bouwen. Het geld is er niet voor.',
      'stronger',
    ],
    ['what is excepted', 'Hunde sind erlaubt.', 'Haustiere sind erlaubt, ausgenommen Hunde. Die Miete ist im Mai zu zahlen.', 'swapped'],
    ['English', 'Dogs are allowed in the park.', 'Pets are not allowed in the park, and dogs are not allowed either.', null],
  ])('%s', (_, claim, text, found) => {
    expect(how(claim, text)).toBe(found);
  });

  it('lets another sentence bear a claim out', () => {
    expect(how('Bei Rauchern trat der Effekt auf.', `${TRIAL} In einer zweiten Studie trat bei Rauchern der Effekt auf.`)).toBeNull();
  });

  it('holds pairs against the same', () => {
    const verdict = (claim: string, evidence: string): string | undefined => verifyClaims([{ claim, evidence }])[0]?.verdict;
    expect(verdict('Le phosphore a augmenté les algues.', "Le phosphore n'a eu aucun effet sur les algues.")).toBe('partial');
    expect(verdict("Le phosphore n'a eu aucun effet.", "Le phosphore n'a eu aucun effet sur les algues.")).toBe('supported');
  });
});

describe('denials of other languages', () => {
  it.each([
    ["Le revenu n'était pas lié aux résultats.", "Ni le revenu ni l'âge de la mère n'étaient liés aux résultats."],
    ['Le phosphore est resté sans effet sur les algues.', "Le phosphore n'a eu aucun effet sur les algues."],
    ['La direction nie les licenciements.', "La direction dit qu'il n'y aura pas de licenciements."],
    ['Hunde sind nicht erlaubt.', 'Haustiere sind erlaubt, ausgenommen Hunde.'],
    ['Los niños recibieron la segunda dosis antes que las niñas.', 'Las niñas recibieron la segunda dosis después que los niños.'],
    ['Für Ferienwohnungen gelten Ausnahmen.', 'Die Frist beginnt im Mai. Ausnahmen gelten für Ferienwohnungen.'],
  ])('does not call “%s” contradicted', (claim, text) => {
    expect(outcome(claim, text)).toBe('supported');
  });

  it('takes what is planned for no more than planned where the claim denies it', () => {
    const plan = 'Über die Sanierung des Theaters soll erst im Frühjahr entschieden werden.';
    expect(how('Über die Sanierung des Theaters ist noch nicht entschieden.', plan)).toBeNull();
    expect(how('Über die Sanierung des Theaters wurde im Frühjahr entschieden.', plan)).toBe('stronger');
  });

  it('tells a name behind a title', () => {
    expect(
      outcome('De 2009 à 2014, la commission était dirigée par M. Durand.', 'De 2009 à 2014, la commission était dirigée par M. Dupont.'),
    ).not.toBe('supported');
  });

  it('ends no sentence behind a short title or “Mio.”', () => {
    expect(sentencesOf('Los datos son nuevos, dice la Dra. Núñez. Nadie lo duda.')).toHaveLength(2);
    expect(sentencesOf('Es wurden 3,2 Mio. Haushalte befragt.')).toHaveLength(1);
  });
});
