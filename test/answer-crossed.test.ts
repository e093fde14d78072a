/**
 * Texts of several kinds with sentences as models write them of their sources: faithful ones, none of which may be accused, and wrong ones every word of
 * which stands in the source, but of something else. Written for these tests.
 */
import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';

interface Text {
  readonly source: string;
  readonly faithful: readonly string[];
  /** Told as borne out in part at most. */
  readonly wrong: readonly string[];
}

const TEXTS: Readonly<Record<string, Text>> = {
  court: {
    source:
      'The Court of Appeal delivered its judgment in Harlow v Denby Estates on 12 June 2018. Mrs Harlow had rented a shop from Denby Estates since 2009. In March 2015 the company refused to repair the roof, and in August of that year part of the ceiling fell on a customer, Mr Teague. The county court had awarded Mr Teague damages of 18,000 pounds against the company and 4,000 pounds against Mrs Harlow. On appeal Lord Justice Amory, with whom Lady Justice Prior agreed, held that the tenant was not liable; Lord Justice Finn dissented. The order against the company was upheld, but the award was reduced to 15,500 pounds. Each side must bear its own costs, except that the company shall pay the costs of the expert. Permission to appeal to the Supreme Court was refused.',
    faithful: [
      'Mrs Harlow was found not liable on appeal.',
      'The Court of Appeal lowered the award against the company to 15,500 pounds.',
      'Denby Estates declined to mend the roof in March 2015.',
      'Lord Justice Finn disagreed with the majority.',
      'The county court ordered Mrs Harlow to pay 4,000 pounds.',
      'Mr Teague, a customer, was hit when part of the ceiling came down in August 2015.',
      'Each side bears its own costs, apart from those of the expert, which the company pays.',
    ],
    wrong: [
      'The county court awarded Mr Teague 18,000 pounds against Mrs Harlow.',
      'Lord Justice Amory dissented.',
      'Each side must bear its own costs, including the costs of the expert.',
      'The Court of Appeal held unanimously that the tenant was not liable.',
      'Permission to appeal to the Supreme Court was granted.',
    ],
  },
  museum: {
    source:
      'Jug with handle, Staffordshire, about 1765. The jug was thrown by William Tarrant and painted by his daughter Hester, who signed it under the foot. It stands 24 cm high and holds nearly two litres. The glaze is of lead, the decoration of cobalt. Hester Tarrant later worked for Josiah Blake, whose factory employed 40 painters, 12 of them women. The jug was bought in 1911 by Lady Corrie and given to the museum by her nephew in 1938. Its lid was lost in a fire in 1940, and the handle was mended in 1952. Two similar jugs survive, one in Leeds and one in Toronto; the one in Toronto is unsigned.',
    faithful: [
      'Hester Tarrant painted the jug, and her father William threw it.',
      'The signature of Hester Tarrant is under the foot.',
      'Lady Corrie bought the jug in 1911.',
      'Her nephew gave it to the museum in 1938.',
      'The lid perished in a fire in 1940.',
      'Twelve of the 40 painters at the factory of Josiah Blake were women.',
      'The decoration was done with cobalt under a lead glaze.',
    ],
    wrong: ['The jug was painted by William Tarrant.', 'The handle was lost in a fire in 1940.', 'The lid was mended in 1952.'],
  },
  history: {
    source:
      'The canal from Orth to Lamme was dug between 1788 and 1797. The engineer Caspar Lund drew the plans, but it was his rival Matthias Greve who built the eleven locks. The town of Orth paid two thirds of the cost and Lamme one third. In its best year, 1846, the canal carried 92,000 tonnes of coal and 31,000 tonnes of grain. The railway, opened in 1851, took away most of the coal, and by 1880 only grain barges remained. The flood of 1894 destroyed three locks and breached the bank at Sande. The duke declined to pay for repairs and sold his shares to the state in 1896. The canal was closed to traffic in 1903 and reopened for pleasure boats in 1978, except for the stretch below Sande.',
    faithful: [
      'Matthias Greve built the eleven locks of the canal.',
      'The plans for the canal were by Caspar Lund.',
      'Orth bore two thirds of the cost of the canal.',
      'In 1846 the canal carried 92,000 tonnes of coal.',
      'Three locks were destroyed by the flood of 1894.',
      'Since 1978 pleasure boats may use the canal again, though not below Sande.',
      'Lamme paid a third of the cost.',
    ],
    wrong: [
      'Caspar Lund built the eleven locks.',
      'Lamme paid two thirds of the cost.',
      'The duke paid for repairs in 1896.',
      'The canal was reopened for pleasure boats in 1903.',
      'The whole canal was reopened for pleasure boats in 1978.',
      'The state sold its shares to the duke in 1896.',
      'The railway opened in 1880.',
    ],
  },
  science: {
    source:
      'We tracked 64 bumblebee colonies in 2020 and 2021. Half of the colonies were fed sugar water and half were fed pollen. Colonies given pollen produced 38 workers on average, those given sugar water 22. Survival over winter was 71 percent in the pollen group and 46 percent in the sugar group, whereas the number of queens did not differ. Parasites were found in nine colonies of the sugar group and in four of the pollen group. Body size was correlated with the distance flown but not with age. Workers from rural sites flew farther than workers from urban sites. The effect of pollen was weaker in 2021 than in 2020, when the spring was cold. Nests in boxes were warmer by 2.4 degrees than nests in the ground. Our data do not cover honeybees.',
    faithful: [
      'Pollen-fed colonies had 38 workers on average.',
      'The number of queens was the same in both groups.',
      'Urban workers did not fly as far as rural ones.',
      'Larger bees flew longer distances.',
      'Box nests were 2.4 degrees warmer than ground nests.',
      'Four colonies fed with pollen had parasites.',
      'The pollen effect was stronger in 2020 than in 2021.',
    ],
    wrong: ['Parasites were found in four colonies of the sugar group.'],
  },
  deutsch: {
    source:
      'Der Gemeinderat von Altweiler beschloss am 4. Mai 2022 mit neun zu vier Stimmen den Bau einer Sporthalle. Die Halle kostet 5,8 Millionen Euro; davon trägt das Land 2,1 Millionen und der Kreis 0,9 Millionen. Bürgermeisterin Anna Roth sprach sich für den Bau aus, Stadtrat Karl Deng stimmte dagegen. Die alte Halle wird abgerissen, sobald die neue fertig ist. Vereine dürfen die Halle täglich nutzen, außer während der Schulferien. Die Miete beträgt 12 Euro je Stunde für Vereine und 25 Euro je Stunde für Firmen. Der Architekt Jonas Pohl entwarf die Halle, die Statik berechnete Eva Kern.',
    faithful: [
      'Der Gemeinderat stimmte dem Bau der Sporthalle mit neun zu vier Stimmen zu.',
      'Das Land übernimmt 2,1 Millionen Euro der Kosten.',
      'Firmen zahlen 25 Euro je Stunde.',
      'Karl Deng stimmte gegen den Bau.',
      'In den Schulferien dürfen Vereine die Halle nicht nutzen.',
      'Die Statik stammt von Eva Kern.',
      'Vereine zahlen 12 Euro je Stunde.',
    ],
    wrong: [
      'Der Gemeinderat beschloss den Bau einstimmig.',
      'Der Kreis trägt 2,1 Millionen Euro.',
      'Die Miete beträgt 25 Euro je Stunde für Vereine.',
      'Bürgermeisterin Anna Roth stimmte dagegen.',
      'Vereine dürfen die Halle jederzeit nutzen.',
      'Eva Kern entwarf die Halle.',
    ],
  },
  letter: {
    source:
      'Dear Ms Adeyemi, thank you for your letter of 3 May. Your train from Linton to Carr was cancelled on 28 April because of a signal failure, and the replacement bus arrived 95 minutes late. Under our charter passengers delayed by more than 60 minutes receive half of the fare, and those delayed by more than two hours the whole fare. We are therefore sending you a voucher for 17 pounds. Vouchers may be used on any of our trains except the night train, and must be used within one year. You also asked about the lift at Carr station: the lift at platform 2 was repaired last week, but the lift at platform 4 will stay out of service until July. The season ticket costs 1,240 pounds for adults and 620 pounds for students. Our driver Mr Halim has told us that the guard, Ms Strand, announced the delay.',
    faithful: [
      'The train was cancelled on 28 April owing to a signal failure.',
      'Passengers who are more than two hours late get the whole fare back.',
      'The voucher of 17 pounds cannot be used on the night train.',
      'The lift at platform 4 will not work until July.',
      'Students pay 620 pounds for the season ticket.',
      'Ms Strand, the guard, announced the delay.',
      'The replacement bus was 95 minutes late.',
      'The lift at platform 2 has been repaired.',
    ],
    wrong: ['The lift at platform 4 was repaired last week.'],
  },
  species: {
    source:
      'The Tarn finch lives on two islands, Oru and Vell. On Oru the population fell from 1,900 birds in 1998 to 740 in 2016, mainly because of rats; on Vell, where there are no rats, it rose from 300 to 520. Males weigh 21 grams on average and females 18 grams. The female builds the nest, and the male feeds the young. The species was described by Agnes Holm in 1884 from a bird that the sailor Piet Brouwer had shot. Finches on Oru have shorter beaks than those on Vell. In 2017 the government banned cats on Vell but not on Oru. A plan to move 60 birds to a third island was rejected by the park board. Owls eat the eggs; hawks eat the adults.',
    faithful: [
      'The number of birds on Oru dropped from 1,900 to 740 between 1998 and 2016.',
      'Females weigh 18 grams on average.',
      'Males feed the young while females build the nest.',
      'Agnes Holm described the species in 1884.',
      'On Vell the beaks are longer than on Oru.',
      'Cats are banned on Vell.',
      'The park board turned down a plan to move 60 birds.',
      'The bird described by Holm was shot by Piet Brouwer.',
    ],
    wrong: [
      'Males weigh 18 grams on average.',
      'The male builds the nest.',
      'In 2017 the government banned cats on Oru.',
      'Hawks eat the eggs.',
    ],
  },
  football: {
    source:
      "Northgate beat Selby Town 3-1 on Saturday. Ruiz put Northgate ahead after nine minutes from a pass by Okafor, and Lindqvist made it two before half-time. Selby pulled one back through Marsh in the 71st minute, but Okafor settled the match in stoppage time. Selby's goalkeeper, Dunne, saved a penalty from Ruiz in the 55th minute. Selby had 62 percent of the ball but only four shots, against Northgate's eleven. Hale was sent off for Selby and will miss the next two matches. Northgate stay third with 41 points, two behind Carrick; Selby drop to fifteenth. The manager of Northgate, Petra Voss, praised her defence, while Selby's Tom Akers blamed the referee. Attendance was 8,140.",
    faithful: [
      'Northgate won 3-1 against Selby Town.',
      'Ruiz scored first for Northgate, set up by Okafor.',
      'Marsh scored for Selby in the 71st minute.',
      'Dunne kept out a penalty taken by Ruiz.',
      'Selby had more of the ball but fewer shots than Northgate.',
      'Hale is banned for two matches after his red card.',
      'Tom Akers, the manager of Selby, blamed the referee.',
      'Okafor scored the last goal in stoppage time.',
    ],
    wrong: ['Selby had eleven shots.', 'Petra Voss blamed the referee.', 'Marsh made it two before half-time.'],
  },
};

const judge = builtInJudge();
const outcomeOf = (claim: string, source: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), prepareAnswerSources([{ id: 'source.txt', text: source }]), { judge }).claims[0]?.outcome;

describe.each(Object.entries(TEXTS))('%s', (_name, { source, faithful, wrong }) => {
  it('accuses no faithful sentence', () => {
    expect(faithful.filter((claim) => outcomeOf(claim, source) !== 'supported')).toEqual([]);
  });

  it('tells what is said of something else, as borne out in part', () => {
    expect(wrong.map((claim) => [claim, outcomeOf(claim, source)])).toEqual(wrong.map((claim) => [claim, 'partial']));
  });
});
