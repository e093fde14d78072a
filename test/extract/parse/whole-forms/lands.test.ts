import { describe, expect, it } from 'vitest';
import { parseReference } from '../../../../src/extract/reference.ts';
import { shown } from '../shown.ts';

/** Works nobody wrote, as lists of these lands print such works. */
const FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'Quai R., « Le sel comme représentation », Annales du Port, 44e année, n° 6, 1989, p. 1505-1520.',
    {
      author: 'Quai|R.',
      title: 'Le sel comme représentation',
      'container-title': 'Annales du Port',
      issued: '1989',
      volume: '44',
      issue: '6',
      page: '1505-1520',
    },
  ],
  [
    'Ruiz, Ana (2014): "Sal y trabajo", en Revista del Puerto, año 76, núm. 2, abril-junio, México: Muelle, pp. 211-238.',
    {
      author: 'Ruiz|Ana',
      title: 'Sal y trabajo',
      'container-title': 'Revista del Puerto',
      issued: '2014',
      volume: '76',
      issue: '2',
      page: '211-238',
      publisher: 'Muelle',
      'publisher-place': 'México',
    },
  ],
  [
    'Le Monde, « La réforme du sel en débat », 12 décembre 2019, p. 8.',
    { title: 'La réforme du sel en débat', 'container-title': 'Le Monde', issued: '2019-12-12', page: '8' },
  ],
  [
    'SALGADO, R. C. Sal e estrutura. In: ______. Enigmas do sal. Rio de Janeiro: Cais, 1983. p. 103-121.',
    {
      author: 'SALGADO|R. C.',
      title: 'Sal e estrutura',
      'container-title': 'Enigmas do sal',
      issued: '1983',
      page: '103-121',
      publisher: 'Cais',
      'publisher-place': 'Rio de Janeiro',
    },
  ],
  [
    'BRASIL. Ministério do Sal. Secretaria de Salinas. Guia das salinas. 7. ed. Brasília: Ministério do Sal, 2009.',
    {
      author: 'BRASIL. Ministério do Sal. Secretaria de Salinas',
      title: 'Guia das salinas',
      issued: '2009',
      edition: '7',
      publisher: 'Ministério do Sal',
      'publisher-place': 'Brasília',
    },
  ],
  [
    'Salgano, Diritto del sale, XIII ed., Padova, 2006, 234 ss.',
    { author: 'Salgano', title: 'Diritto del sale', issued: '2006', page: '234 ss', edition: 'XIII', 'publisher-place': 'Padova' },
  ],
  [
    'Dario Salini, La commedia del sale, a cura di N. Porto, La Nuova Italia, Firenze 1985, vol. II, p. 34.',
    {
      author: 'Salini|Dario',
      editor: 'Porto|N.',
      title: 'La commedia del sale',
      issued: '1985',
      volume: 'II',
      page: '34',
      publisher: 'La Nuova Italia',
      'publisher-place': 'Firenze',
    },
  ],
  [
    'SALI M. (2010), La città di sale, FrancoAngeli, Milano.',
    { author: 'SALI|M.', title: 'La città di sale', issued: '2010', publisher: 'FrancoAngeli', 'publisher-place': 'Milano' },
  ],
  [
    'Sărescu, I., Istoria sării, vol. II, Editura Minerva, București, 1985, p. 123.',
    {
      author: 'Sărescu|I.',
      title: 'Istoria sării',
      issued: '1985',
      volume: 'II',
      page: '123',
      publisher: 'Editura Minerva',
      'publisher-place': 'București',
    },
  ],
  [
    'L. Salini, Il romanzo del sale, «Rivista di salina», XX (2005), 3, pp. 345-367.',
    {
      author: 'Salini|L.',
      title: 'Il romanzo del sale',
      'container-title': 'Rivista di salina',
      issued: '2005',
      volume: 'XX',
      issue: '3',
      page: '345-367',
    },
  ],
  [
    'Salini M., Porto L., «Il mercato del sale», in «Rivista italiana del sale», XVI, 2 (2011), pp. 211-240.',
    {
      author: 'Salini|M.; Porto|L.',
      title: 'Il mercato del sale',
      'container-title': 'Rivista italiana del sale',
      issued: '2011',
      volume: 'XVI',
      issue: '2',
      page: '211-240',
    },
  ],
  [
    'Salzer, in: Hafener Kommentar zum Salzgesetz, 8. Aufl. 2018, § 305 Rn. 12.',
    { author: 'Salzer', 'container-title': 'Hafener Kommentar zum Salzgesetz', issued: '2018', edition: '8' },
  ],
  [
    'M. Solny, Wykładnia soli, „Państwo i Sól” 2002, nr 5, s. 12–25.',
    { author: 'Solny|M.', title: 'Wykładnia soli', 'container-title': 'Państwo i Sól', issued: '2002', issue: '5', page: '12-25' },
  ],
  [
    'B. Solny, Kultura soli [w:] Encyklopedia Soli, red. K. Port, t. 3, Kraków 1998, s. 230–245.',
    {
      author: 'Solny|B.',
      editor: 'Port|K.',
      title: 'Kultura soli',
      'container-title': 'Encyklopedia Soli',
      issued: '1998',
      volume: '3',
      page: '230-245',
      'publisher-place': 'Kraków',
    },
  ],
  [
    'SOLNÝ, Petr a Karel PŘÍSTAV. Sůl v Evropě. In: MOST, Jan, ed. Evropa v soli. Brno: Solná univerzita, 2012, s. 45-67.',
    {
      author: 'SOLNÝ|Petr; PŘÍSTAV|Karel',
      editor: 'MOST|Jan',
      title: 'Sůl v Evropě',
      'container-title': 'Evropa v soli',
      issued: '2012',
      page: '45-67',
      publisher: 'Solná univerzita',
      'publisher-place': 'Brno',
    },
  ],
  [
    'SOLNÝ, Milan. Lehkost soli. Vyd. 2. Brno: Most, 2006. 344 s.',
    {
      author: 'SOLNÝ|Milan',
      title: 'Lehkost soli',
      issued: '2006',
      page: '344 s',
      edition: '2',
      publisher: 'Most',
      'publisher-place': 'Brno',
    },
  ],
  [
    'Sós Gábor – Rév Éva (2010): A só versenyképessége. Sóipari Szemle, LVII. évf., 5. sz., 425–442. o.',
    {
      author: 'Sós|Gábor; Rév|Éva',
      title: 'A só versenyképessége',
      'container-title': 'Sóipari Szemle',
      issued: '2010',
      volume: 'LVII',
      issue: '5',
      page: '425-442',
    },
  ],
  [
    'Constitución Salina. Boletín Oficial del Estado, 29 de diciembre de 1978, núm. 311.',
    { title: 'Constitución Salina', 'container-title': 'Boletín Oficial del Estado', issued: '1978-12-29', issue: '311' },
  ],
  [
    'Salzer, Claus: Die Salzhaftung, München 1971, zugl. Habil. München 1967.',
    { author: 'Salzer|Claus', title: 'Die Salzhaftung', issued: '1971', 'publisher-place': 'München' },
  ],
  [
    'Istat, Rapporto salino 2015. La situazione delle saline, Roma, Istat, 2015.',
    {
      author: 'Istat',
      title: 'Rapporto salino 2015. La situazione delle saline',
      issued: '2015',
      publisher: 'Istat',
      'publisher-place': 'Roma',
    },
  ],
  [
    'World Bank. World Salt Report 2019. The Changing Nature of Salt. Washington, DC: World Bank, 2019.',
    {
      author: 'World Bank',
      title: 'World Salt Report 2019. The Changing Nature of Salt',
      issued: '2019',
      publisher: 'World Bank',
      'publisher-place': 'Washington, DC',
    },
  ],
  [
    'Quai (Michel), Peser et saler : naissance du port, Paris, Muelle, 1975.',
    { author: 'Quai|Michel', title: 'Peser et saler : naissance du port', issued: '1975', publisher: 'Muelle', 'publisher-place': 'Paris' },
  ],
  [
    'Quai F., Port Ph. et Muelle Y., Droit du sel. Les obligations, 11e éd., Dalloz, 2013.',
    { author: 'Quai|F.; Port|Ph.; Muelle|Y.', title: 'Droit du sel. Les obligations', issued: '2013', edition: '11', publisher: 'Dalloz' },
  ],
  [
    'शर्मा, रामविलास. नमक की साधना. नई दिल्ली: घाट प्रकाशन, 1969.',
    { author: 'शर्मा|रामविलास', title: 'नमक की साधना', issued: '1969', publisher: 'घाट प्रकाशन', 'publisher-place': 'नई दिल्ली' },
  ],
  [
    'ไพศาล วรคำ. (2555). การวิจัยเกลือ. มหาสารคาม: ตักสิลาการพิมพ์.',
    { author: 'วรคำ|ไพศาล', title: 'การวิจัยเกลือ', issued: '2555', publisher: 'ตักสิลาการพิมพ์', 'publisher-place': 'มหาสารคาม' },
  ],
];

describe('forms of single lands in Latin letters', () => {
  it.each(FORMS)('%s', (raw, fields) => {
    expect(shown(parseReference(raw).fields)).toMatchObject(fields);
  });
});
