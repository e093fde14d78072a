/**
 * Statements that are alike but for a value, and what may and may not be said from them: values exchanged between sentences, doses,
 * cells, members of a series. Written for this test; as many faithful claims as wrong ones.
 */

export interface Case {
  readonly evidence: string;
  readonly faithful: readonly string[];
  /** Claims that are told, by what shows it. */
  readonly told: readonly (readonly ['other-subject' | 'other-cell' | 'other-in-series', string])[];
  /** Wrong claims that are not told: known and left. */
  readonly missed: readonly string[];
}

export const CASES: readonly Case[] = [
  {
    evidence:
      'Two varieties of barley were sown on neighbouring plots. Variety Amber had a yield of 12 tonnes per hectare. Variety Briar had a yield of 15 tonnes per hectare. The plots received the same fertiliser.',
    faithful: [
      'Amber yielded 12 tonnes per hectare.',
      'Briar yielded 15 tonnes per hectare, on a plot that received the same fertiliser.',
      'The yield of Amber was 12 tonnes per hectare and that of Briar 15 tonnes per hectare.',
      'Briar had a higher yield than Amber.',
    ],
    told: [
      ['other-subject', 'Amber yielded 15 tonnes per hectare.'],
      ['other-subject', 'Briar had a yield of 12 tonnes per hectare.'],
    ],
    missed: [
      'The yield of Amber was 15 tonnes per hectare and that of Briar 12 tonnes per hectare.',
      'Amber had a higher yield than Briar.',
    ],
  },
  {
    evidence:
      'The Northfield branch opened in 1987. It employs 34 people. The Southgate branch opened in 1994 and employs 58 people. Both branches are open on Saturdays.',
    faithful: [
      'The Northfield branch opened in 1987.',
      'The Southgate branch has 58 employees.',
      'Southgate opened in 1994, seven years after Northfield.',
      'The Northfield branch employs 34 people.',
    ],
    told: [
      ['other-subject', 'The Northfield branch opened in 1994.'],
      ['other-subject', 'The Northfield branch employs 58 people.'],
      ['other-subject', 'The Southgate branch opened in 1987 and employs 58 people.'],
      ['other-subject', 'Southgate has 34 employees.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Participants received two doses of the vaccine. After the first dose, 41% reported fever. After the second dose, 63% reported fever. Headache was reported by 22% after the first dose and by 37% after the second.',
    faithful: [
      'Fever was reported by 41% after the first dose.',
      'After the second dose, 63% of participants reported fever.',
      'Headache was reported by 37% after the second dose.',
      '22% had a headache after the first dose.',
    ],
    told: [
      ['other-subject', 'Fever was reported by 63% after the first dose.'],
      ['other-subject', 'After the second dose, 41% of participants reported fever.'],
      ['other-subject', 'Headache was reported by 22% after the second dose.'],
      ['other-subject', '37% had a headache after the first dose.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Table 2. Emissions by sector, in kilotonnes.\n\n| Sector | 2015 | 2020 |\n|---|---|---|\n| Transport | 412 | 388 |\n| Agriculture | 230 | 241 |\n| Industry | 675 | 590 |\n| Housing | 198 | 176 |',
    faithful: [
      'Transport emitted 412 kilotonnes in 2015.',
      'In 2020 emissions from agriculture were 241 kilotonnes.',
      'Industry emitted 590 kilotonnes in 2020.',
      'Emissions from housing fell from 198 kilotonnes in 2015 to 176 in 2020.',
      "Agriculture's emissions rose between 2015 and 2020.",
    ],
    told: [
      ['other-cell', 'Transport emitted 388 kilotonnes in 2015.'],
      ['other-cell', 'In 2020 emissions from agriculture were 590 kilotonnes.'],
      ['other-cell', 'Industry emitted 241 kilotonnes in 2020.'],
      ['other-cell', 'Emissions from housing rose from 176 kilotonnes in 2015 to 198 in 2020.'],
      ['other-cell', 'Emissions from transport were 675 kilotonnes in 2015.'],
    ],
    missed: [],
  },
  {
    evidence:
      'City\tPopulation\tArea (km2)\tFounded\nLindau\t25400\t33\t882\nMeersburg\t5900\t12\t988\nBregenz\t29300\t29\t1250\nFriedrichshafen\t61200\t70\t1811',
    faithful: [
      'Bregenz has a population of 29300.',
      'Meersburg covers an area of 12 km2.',
      'Friedrichshafen was founded in 1811.',
      'Lindau has 25400 inhabitants.',
    ],
    told: [
      ['other-cell', 'Bregenz has a population of 25400.'],
      ['other-cell', 'Meersburg covers an area of 70 km2.'],
      ['other-cell', 'Friedrichshafen was founded in 1250.'],
      ['other-cell', 'Lindau has 61200 inhabitants.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Results of the trial\n\nOutcomes after 12 weeks.\n\nOutcome | Placebo | Treatment\nRemission | 18% | 44%\nRelapse | 31% | 12%\nNausea | 5% | 9%',
    faithful: [
      'Remission occurred in 44% of the treatment group.',
      'In the placebo group 31% had a relapse.',
      'Nausea was reported by 9% under treatment.',
      '18% of patients on placebo reached remission.',
    ],
    told: [
      ['other-cell', 'Remission occurred in 18% of the treatment group.'],
      ['other-cell', 'In the placebo group 12% had a relapse.'],
      ['other-cell', 'Nausea was reported by 5% under treatment.'],
      ['other-cell', '44% of patients on placebo reached remission.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The mean ages of the cyclists, runners and swimmers were 31, 36 and 27 years, respectively. Resting heart rates were 52 and 58 beats per minute in cyclists and runners, respectively.',
    faithful: [
      'The mean age of the cyclists was 31 years.',
      'Runners had a mean age of 36 years.',
      'Swimmers were on average 27 years old.',
      'The resting heart rate of runners was 58 beats per minute.',
    ],
    told: [
      ['other-in-series', 'The mean age of the cyclists was 36 years.'],
      ['other-in-series', 'Runners had a mean age of 27 years.'],
      ['other-in-series', 'Swimmers were on average 31 years old.'],
      ['other-in-series', 'The resting heart rate of runners was 52 beats per minute.'],
    ],
    missed: [],
  },
  {
    evidence:
      'In the first quarter the company sold 4,200 bicycles. In the second quarter sales rose to 5,100 bicycles. Third-quarter sales came to 6,300, before falling to 3,900 in the fourth quarter.',
    faithful: [
      'The company sold 4,200 bicycles in the first quarter.',
      'Second-quarter sales were 5,100 bicycles.',
      'In the fourth quarter 3,900 bicycles were sold.',
      'Sales in the third quarter came to 6,300 bicycles.',
    ],
    told: [
      ['other-subject', 'The company sold 5,100 bicycles in the first quarter.'],
      ['other-subject', 'Second-quarter sales were 6,300 bicycles.'],
      ['other-subject', 'In the fourth quarter 6,300 bicycles were sold.'],
      ['other-subject', 'Sales in the third quarter came to 3,900 bicycles.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The old bridge is 240 metres long. It was built by the engineer Ferrant in 1902. The new bridge measures 310 metres and was designed by Okoye. It cost 48 million euros, while the old one had cost 2 million.',
    faithful: [
      'The old bridge is 240 metres long.',
      'The new bridge measures 310 metres.',
      'Okoye designed the new bridge, which cost 48 million euros.',
      'The old bridge was built in 1902 by Ferrant.',
    ],
    told: [
      ['other-subject', 'The old bridge is 310 metres long.'],
      ['other-subject', 'The new bridge measures 240 metres.'],
    ],
    missed: ['The new bridge cost 2 million euros.', 'Okoye built the old bridge in 1902.'],
  },
  {
    evidence:
      'Daily intake was recorded for both groups. The vegetarian group consumed 58 g of protein and 31 g of fibre a day. The control group consumed 84 g of protein and 19 g of fibre a day.',
    faithful: [
      'The vegetarian group consumed 31 g of fibre a day.',
      'Protein intake was 84 g a day in the control group.',
      'The control group ate 19 g of fibre daily.',
      'Vegetarians consumed 58 g of protein a day.',
    ],
    told: [
      ['other-subject', 'The vegetarian group consumed 19 g of fibre a day.'],
      ['other-subject', 'Protein intake was 58 g a day in the control group.'],
      ['other-subject', 'The control group ate 31 g of fibre daily.'],
      ['other-subject', 'The vegetarian group consumed 58 g of fibre a day.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Sensor A recorded a temperature of 18.4 degrees. Sensor B recorded 21.7 degrees. Sensor C failed on the third day and recorded nothing. Humidity was 45% at sensor A and 61% at sensor B.',
    faithful: [
      'Sensor A recorded 18.4 degrees.',
      'At sensor B the temperature was 21.7 degrees.',
      'Humidity at sensor B was 61%.',
      'Sensor C recorded nothing after it failed on the third day.',
    ],
    told: [
      ['other-subject', 'Sensor A recorded 21.7 degrees.'],
      ['other-subject', 'At sensor B the temperature was 18.4 degrees.'],
      ['other-subject', 'Humidity at sensor B was 45%.'],
      ['other-subject', 'Sensor A failed on the third day.'],
    ],
    missed: [],
  },
  {
    evidence:
      '## Fees\n\n| Service | Standard | Premium |\n|:--|--:|--:|\n| Monthly fee | €9 | €24 |\n| Storage | 50 GB | 2 TB |\n| Users | 3 | 25 |\n| Response time | 48 hours | 4 hours |\n\nPrices include tax.',
    faithful: [
      'The premium plan costs €24 a month.',
      'The standard plan includes 50 GB of storage.',
      'Premium customers get a response within 4 hours.',
      'The standard plan allows 3 users.',
    ],
    told: [
      ['other-cell', 'The premium plan costs €9 a month.'],
      ['other-cell', 'The standard plan includes 2 TB of storage.'],
      ['other-cell', 'Premium customers get a response within 48 hours.'],
      ['other-cell', 'The standard plan allows 25 users.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Maria Tolstova won the gold medal with a jump of 6.91 metres. The silver medal went to Jana Reyes, who jumped 6.84 metres. Bronze was won by Ines Kral with 6.79 metres.',
    faithful: [
      'Maria Tolstova jumped 6.91 metres.',
      'Jana Reyes won silver with a jump of 6.84 metres.',
      'Ines Kral took bronze.',
      'The gold medal was won by Maria Tolstova.',
    ],
    told: [
      ['other-subject', 'Maria Tolstova jumped 6.84 metres.'],
      ['other-subject', 'Ines Kral won bronze with 6.84 metres.'],
    ],
    missed: ['Jana Reyes won gold with a jump of 6.84 metres.', 'Ines Kral won the silver medal.'],
  },
  {
    evidence:
      'The river Arno is 241 km long. The Tiber, further south, has a length of 405 km. Average discharge is 110 cubic metres per second for the Arno and 240 cubic metres per second for the Tiber.',
    faithful: [
      'The Arno is 241 km long.',
      'The Tiber has a length of 405 km.',
      'The average discharge of the Tiber is 240 cubic metres per second.',
    ],
    told: [
      ['other-subject', 'The Arno is 405 km long.'],
      ['other-subject', 'The Tiber has a length of 241 km.'],
      ['other-subject', 'The average discharge of the Arno is 240 cubic metres per second.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Stage I of the project lasted 14 months and cost $3.2 million. Stage II lasted 9 months. Its cost was $5.6 million. Stage III has not begun.',
    faithful: [
      'Stage I cost $3.2 million.',
      'Stage II lasted 9 months.',
      'The cost of stage II was $5.6 million.',
      'Stage I took 14 months.',
    ],
    told: [
      ['other-subject', 'Stage I cost $5.6 million.'],
      ['other-subject', 'Stage II lasted 14 months.'],
      ['other-subject', 'The cost of stage II was $3.2 million.'],
      ['other-subject', 'Stage I took 9 months.'],
    ],
    missed: [],
  },
  {
    evidence: 'Rainfall in mm\nJanuary | July\nPorto | 147 | 18\nMalaga | 69 | 0.2\nBergen | 255 | 185\n\nMeasured between 1991 and 2020.',
    faithful: [
      'Porto has 147 mm of rainfall in January.',
      'Rainfall in Bergen is 185 mm in July.',
      'In January, Malaga receives 69 mm of rain.',
    ],
    told: [
      ['other-cell', 'Porto has 255 mm of rainfall in January.'],
      ['other-cell', 'Rainfall in Bergen is 255 mm in July.'],
      ['other-cell', 'In January, Malaga receives 147 mm of rain.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Unemployment among graduates was 3.1 percent in 2019 and 4.6 percent in 2021. Among people without a degree it was 7.8 percent in 2019. By 2021 it had reached 9.9 percent.',
    faithful: [
      'In 2021 unemployment among graduates was 4.6 percent.',
      'Among people without a degree unemployment was 7.8 percent in 2019.',
      'Graduate unemployment was 3.1 percent in 2019.',
    ],
    told: [['other-subject', 'In 2021 unemployment among graduates was 3.1 percent.']],
    missed: ['Among people without a degree unemployment was 4.6 percent in 2021.', 'Graduate unemployment was 7.8 percent in 2019.'],
  },
  {
    evidence:
      'The small tank holds 350 litres. The large tank holds 2.5 cubic metres. Filling the small tank takes 20 minutes. The large one is filled in two hours.',
    faithful: ['The small tank holds 350 litres.', 'The large tank holds 2,500 litres.', 'The large tank takes two hours to fill.'],
    told: [
      ['other-subject', 'The small tank holds 2.5 cubic metres.'],
      ['other-subject', 'The large tank holds 350 litres.'],
    ],
    missed: ['The large tank takes 20 minutes to fill.'],
  },
  {
    evidence:
      'Copper melts at 1,085 °C, silver at 962 °C. Gold has a melting point of 1,064 °C. The densities of copper and gold are 8.96 and 19.3 g/cm3, respectively.',
    faithful: ['Silver melts at 962 °C.', 'The melting point of gold is 1,064 °C.', 'Gold has a density of 19.3 g/cm3.'],
    told: [
      ['other-subject', 'Silver melts at 1,085 °C.'],
      ['other-in-series', 'Gold has a density of 8.96 g/cm3.'],
    ],
    missed: ['The melting point of gold is 962 °C.'],
  },
  {
    evidence:
      'The report lists three causes of delay. The first was a shortage of parts. The second was a strike in the port. The third, and least important, was the weather.',
    faithful: [
      'The first cause of delay was a shortage of parts.',
      'The second cause was a strike in the port.',
      'The least important cause was the weather.',
    ],
    told: [
      ['other-subject', 'The first cause of delay was a strike in the port.'],
      ['other-subject', 'The second cause was the weather.'],
      ['other-subject', 'The third cause was a shortage of parts.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Of the 120 patients given drug X, 48 improved. Of the 118 patients given drug Y, 71 improved. Side effects were seen in 9 patients on drug X and 14 on drug Y.',
    faithful: [
      '48 of 120 patients given drug X improved.',
      'Of the patients given drug Y, 71 improved.',
      '14 patients on drug Y had side effects.',
    ],
    told: [
      ['other-subject', '71 of 120 patients given drug X improved.'],
      ['other-subject', 'Of the patients given drug Y, 48 improved.'],
      ['other-subject', '9 patients on drug Y had side effects.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Mr Lindqvist was the chairman from 1998 to 2004. Ms Bauer succeeded him and held the office until 2011. In 2011 Mr Osei became chairman.',
    faithful: ['Mr Lindqvist was chairman from 1998 to 2004.', 'Ms Bauer was chairman until 2011.', 'Mr Osei became chairman in 2011.'],
    told: [
      ['other-subject', 'Mr Lindqvist was chairman until 2011.'],
      ['other-subject', 'Mr Osei was chairman from 1998 to 2004.'],
    ],
    missed: ['Ms Bauer became chairman in 2011.'],
  },
  {
    evidence:
      'The survey covered two schools. At Hillcrest School 212 pupils took part. At Meadow School 187 pupils took part. Bullying was reported by 9% at Hillcrest and by 14% at Meadow.',
    faithful: [
      'At Meadow School 187 pupils took part in the survey.',
      'Bullying was reported by 9% of pupils at Hillcrest.',
      '212 pupils from Hillcrest School took part.',
    ],
    told: [
      ['other-subject', 'At Meadow School 212 pupils took part in the survey.'],
      ['other-subject', 'Bullying was reported by 14% of pupils at Hillcrest.'],
      ['other-subject', '187 pupils from Hillcrest School took part.'],
    ],
    missed: [],
  },
  {
    evidence:
      '| Country | Area (km²) | Population | Capital |\n|---|---|---|---|\n| Estonia | 45,339 | 1,366,000 | Tallinn |\n| Latvia | 64,589 | 1,872,000 | Riga |\n| Lithuania | 65,300 | 2,886,000 | Vilnius |',
    faithful: [
      'Latvia has a population of 1,872,000.',
      'The area of Lithuania is 65,300 km².',
      'Estonia covers 45,339 square kilometres and has 1,366,000 inhabitants.',
    ],
    told: [
      ['other-cell', 'Latvia has a population of 2,886,000.'],
      ['other-cell', 'The area of Lithuania is 64,589 km².'],
      ['other-cell', 'Estonia covers 65,300 square kilometres.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The trial compared ibrutol with placebo. Median survival was 14.2 months with ibrutol. With placebo it was 9.8 months. Serious adverse events occurred in 31% and 27% of patients receiving ibrutol and placebo, respectively.',
    faithful: [
      'Median survival was 14.2 months with ibrutol.',
      'Patients on placebo had a median survival of 9.8 months.',
      'Serious adverse events occurred in 27% of patients receiving placebo.',
      '31% of the ibrutol patients had serious adverse events.',
    ],
    told: [
      ['other-subject', 'Median survival was 9.8 months with ibrutol.'],
      ['other-subject', 'Patients on placebo had a median survival of 14.2 months.'],
      ['other-in-series', 'Serious adverse events occurred in 31% of patients receiving placebo.'],
      ['other-in-series', '27% of the ibrutol patients had serious adverse events.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The Grenfeld dam is 84 metres high and was finished in 1961. The Osterbach dam, finished in 1978, rises to 112 metres. Its reservoir holds 40 million cubic metres. The reservoir of the Grenfeld dam holds 25 million.',
    faithful: [
      'The Grenfeld dam is 84 metres high.',
      'The Osterbach dam was finished in 1978.',
      'The reservoir of the Osterbach dam holds 40 million cubic metres.',
      'The older dam, Grenfeld, was completed in 1961.',
    ],
    told: [
      ['other-subject', 'The Grenfeld dam is 112 metres high.'],
      ['other-subject', 'The Osterbach dam was finished in 1961.'],
      ['other-subject', 'The Grenfeld dam was finished in 1978.'],
    ],
    missed: ['The reservoir of the Osterbach dam holds 25 million cubic metres.'],
  },
  {
    evidence:
      'Group 1 received 20 mg daily, group 2 received 40 mg daily and group 3 received a placebo. Pain scores fell by 1.8 points in group 1 and by 3.1 points in group 2. In group 3 they fell by 0.4 points.',
    faithful: [
      'Group 2 received 40 mg daily.',
      'In group 1 pain scores fell by 1.8 points.',
      'Pain scores fell by 0.4 points in group 3.',
      'In the second group, which was given 40 mg daily, pain fell by 3.1 points.',
    ],
    told: [
      ['other-subject', 'Group 2 received 20 mg daily.'],
      ['other-subject', 'In group 1 pain scores fell by 3.1 points.'],
      ['other-subject', 'Pain scores fell by 1.8 points in group 3.'],
    ],
    missed: ['Group 3 received 40 mg daily.'],
  },
  {
    evidence: 'In March the shelter took in 41 dogs. In April it took in 56 dogs. The number of cats was 73 in March and 69 in April.',
    faithful: ['In April the shelter took in 56 dogs.', 'The shelter took in 73 cats in March.', '41 dogs were taken in during March.'],
    told: [
      ['other-subject', 'In April the shelter took in 41 dogs.'],
      ['other-subject', 'The shelter took in 69 cats in March.'],
      ['other-subject', '56 dogs were taken in during March.'],
    ],
    missed: [],
  },
  {
    evidence: 'Prices per night in euros.\n\nRoom | Low season | High season\nSingle | 62 | 89\nDouble | 95 | 134\nSuite | 180 | 245',
    faithful: [
      'A double room costs 95 euros a night in the low season.',
      'In high season a suite is 245 euros per night.',
      'Single rooms cost 89 euros in the high season.',
    ],
    told: [
      ['other-cell', 'A double room costs 134 euros a night in the low season.'],
      ['other-cell', 'In high season a suite is 180 euros per night.'],
      ['other-cell', 'Single rooms cost 95 euros in the high season.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Anna Petrov, the director, joined the museum in 2006. Her deputy, Luis Ortega, joined it in 2013. Petrov earned a doctorate in Vienna. Ortega studied in Lima.',
    faithful: ['Anna Petrov joined the museum in 2006.', 'Luis Ortega joined the museum in 2013.', 'The director joined in 2006.'],
    told: [
      ['other-subject', 'Anna Petrov joined the museum in 2013.'],
      ['other-subject', 'Luis Ortega joined the museum in 2006.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The first edition had 320 pages. The second edition, published in 1999, was enlarged to 410 pages. A third edition of 395 pages appeared in 2008.',
    faithful: [
      'The first edition had 320 pages.',
      'The second edition was published in 1999.',
      'The third edition of 2008 has 395 pages.',
      'The book grew from 320 pages in its first edition to 410 in its second.',
    ],
    told: [
      ['other-subject', 'The first edition had 410 pages.'],
      ['other-subject', 'The second edition was published in 2008.'],
      ['other-subject', 'The third edition has 410 pages.'],
    ],
    missed: [],
  },
  {
    evidence:
      'The eastern wing was rebuilt at a cost of 4.1 million pounds. The western wing cost 2.7 million pounds and was finished two years earlier. Visitors to the eastern wing numbered 130,000 last year.',
    faithful: [
      'The western wing cost 2.7 million pounds.',
      'Rebuilding the eastern wing cost 4.1 million pounds.',
      'The two wings together cost 6.8 million pounds.',
    ],
    told: [
      ['other-subject', 'The western wing cost 4.1 million pounds.'],
      ['other-subject', 'Rebuilding the eastern wing cost 2.7 million pounds.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Men in the sample slept 6.9 hours on average. Women slept 7.3 hours. Among shift workers the mean was 6.1 hours, while among office workers it was 7.2 hours.',
    faithful: ['Women slept 7.3 hours on average.', 'Men slept 6.9 hours.', 'The mean among shift workers was 6.1 hours.'],
    told: [
      ['other-subject', 'Men slept 7.3 hours.'],
      ['other-subject', 'The mean among shift workers was 7.2 hours.'],
    ],
    missed: ['Women slept 6.9 hours on average.'],
  },
  {
    evidence:
      "Acme reported revenue of $412 million for 2022. The company's profit was $38 million. Its rival Borealis reported revenue of $367 million and a profit of $51 million.",
    faithful: ["Acme's revenue was $412 million in 2022.", 'The profit of Acme was $38 million.', 'Borealis made a profit of $51 million.'],
    told: [['other-subject', "Acme's revenue was $367 million in 2022."]],
    missed: ['The profit of Acme was $51 million.', 'Borealis made a profit of $38 million.'],
  },
  {
    evidence:
      'The harbour has three docks. Dock A can take ships of up to 9 metres draught, dock B up to 11 metres and dock C up to 14 metres. Dock B was dredged in 2016 and dock C in 2021.',
    faithful: ['Dock B can take ships of up to 11 metres draught.', 'Dock C was dredged in 2021.'],
    told: [
      ['other-subject', 'Dock B can take ships of up to 14 metres draught.'],
      ['other-subject', 'Dock C was dredged in 2016.'],
    ],
    missed: [],
  },
  {
    evidence:
      'Of the 640 visitors, 410 came by train, 150 by car and 80 on foot. Those who came by car stayed 3.2 hours, those by train 2.1 hours.',
    faithful: ['150 visitors came by car.', 'Visitors who came by train stayed 2.1 hours.'],
    told: [['other-subject', '410 visitors came by car.']],
    missed: ['Visitors who came by train stayed 3.2 hours.'],
  },
  {
    evidence: 'The 2016 census counted 18,400 people in Orley and 7,250 in Stane. By 2021 Orley had 19,100 inhabitants and Stane 6,980.',
    faithful: ['In 2016 Orley had 18,400 people.', 'Stane had 6,980 inhabitants in 2021.'],
    told: [
      ['other-subject', 'In 2016 Orley had 19,100 people.'],
      ['other-subject', 'Stane had 19,100 inhabitants in 2021.'],
      ['other-subject', 'In 2016 Stane had 6,980 people.'],
    ],
    missed: [],
  },
  {
    evidence: 'The first edition had 312 pages and the second 356. The third edition, of 1964, ran to 402 pages.',
    faithful: ['The second edition had 356 pages.', 'The third edition had 402 pages.'],
    told: [
      ['other-subject', 'The second edition had 312 pages.'],
      ['other-subject', 'The third edition had 356 pages.'],
    ],
    missed: [],
  },
  {
    evidence: 'Females weighed 4.1 kg and males 5.6 kg on average. The nest of the female held 3 eggs.',
    faithful: ['Males weighed 5.6 kg on average.', 'Females weighed 4.1 kg.'],
    told: [
      ['other-subject', 'Males weighed 4.1 kg on average.'],
      ['other-subject', 'Females weighed 5.6 kg.'],
    ],
    missed: [],
  },
];
