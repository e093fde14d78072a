/**
 * Claims of many kinds with the facts they state, cut by hand: joined clauses and verbs, lists, asides, conditions, reports, denials, pairs that are one
 * thing ("bed and breakfast"). What is given alone must stay whole.
 */
export type FactCase = readonly [claim: string, facts: readonly string[], context?: string];

const whole = (claim: string): FactCase => [claim, [claim]];

export const FACT_CASES: readonly FactCase[] = [
  // whom a pronoun names: what the sentence before is about, and nobody where that has no name
  ...(
    [
      ['The Orbel Mill stands on the Senn.', 'The Orbel Mill'],
      ['However, the Orbel Mill stands on the Senn.', 'The Orbel Mill'],
      ['In 1870, Norvale Rail bought the Senn Meadows.', 'Norvale Rail'],
      ['Anna Berg founded Telmar in 1870.', 'Telmar'],
      ['The bridge crosses the Senn near Esk.', 'It'],
      ['The council of Esk met on Monday.', 'It'],
      ['Carl Dunn led the survey in Peru.', 'It'],
      ['Esk and Rall joined the union.', 'It'],
      ['Version 4.2 of Brev was released in May.', 'It'],
    ] as const
  ).map(
    ([context, who]): FactCase => [
      'It was rebuilt in 1874 and employed 420 people at its peak.',
      [`${who} was rebuilt in 1874.`, `${who} employed 420 people at its peak.`],
      context,
    ],
  ),
  // clauses joined without a comma
  ['The monthly fee is 40 euros and dogs are allowed in the garden.', ['The monthly fee is 40 euros.', 'Dogs are allowed in the garden.']],
  ['The fee is 40 euros and dogs are allowed.', ['The fee is 40 euros.', 'Dogs are allowed.']],
  ['The museum opens at nine and the last tour starts at four.', ['The museum opens at nine.', 'The last tour starts at four.']],
  ['The bridge was built in 1890 and the tunnel was dug in 1923.', ['The bridge was built in 1890.', 'The tunnel was dug in 1923.']],
  ['Admission is free but parking costs three euros an hour.', ['Admission is free.', 'Parking costs three euros an hour.']],
  [
    'Lake Garda lies in Italy and Lake Constance borders three countries.',
    ['Lake Garda lies in Italy.', 'Lake Constance borders three countries.'],
  ],
  ['Water boils at 100 degrees and it freezes at zero degrees.', ['Water boils at 100 degrees.', 'Water freezes at zero degrees.']],
  ['The pool has two slides and children under six swim for free.', ['The pool has two slides.', 'Children under six swim for free.']],
  ['Sales rose by 4% in May and profits fell in June.', ['Sales rose by 4% in May.', 'Profits fell in June.']],
  ['The flat has three rooms and the kitchen was renovated in 2018.', ['The flat has three rooms.', 'The kitchen was renovated in 2018.']],
  ['The train leaves at noon and arrives in Vienna at five.', ['The train leaves at noon.', 'The train arrives in Vienna at five.']],
  // verb phrases
  [
    'Darwin sailed on the Beagle and published his theory in 1859.',
    ['Darwin sailed on the Beagle.', 'Darwin published his theory in 1859.'],
  ],
  ['The heart pumps blood and beats about 100,000 times a day.', ['The heart pumps blood.', 'The heart beats about 100,000 times a day.']],
  ['The law was passed in May and will take effect in January.', ['The law was passed in May.', 'The law will take effect in January.']],
  [
    'The ship can carry 900 passengers and has four restaurants on board.',
    ['The ship can carry 900 passengers.', 'The ship has four restaurants on board.'],
  ],
  [
    'The school opened in 1902, closed in 1944 and reopened two years later.',
    ['The school opened in 1902.', 'The school closed in 1944.', 'The school reopened two years later.'],
  ],
  [
    'Members pay 20 euros a year and receive a discount of ten percent.',
    ['Members pay 20 euros a year.', 'Members receive a discount of ten percent.'],
  ],
  [
    'The library lends books and organises readings for small children.',
    ['The library lends books.', 'The library organises readings for small children.'],
  ],
  [
    'The bakery is closed on Mondays and opens at six on other days.',
    ['The bakery is closed on Mondays.', 'The bakery opens at six on other days.'],
  ],
  ['The hotel was designed by Anna Berg and has 120 rooms.', ['The hotel was designed by Anna Berg.', 'The hotel has 120 rooms.']],
  // objects and lists: nothing to cut, or nothing that must be cut
  whole('The dish is made of a mix of rice and beans.'),
  whole('Children between 3 and 5 years pay half of the price.'),
  whole('Romeo and Juliet was written by William Shakespeare around 1595.'),
  whole('The soup was seasoned with salt and pepper before the guests arrived.'),
  whole('The company spends 12% of its revenue on research and development.'),
  whole('Her parents run a small bed and breakfast near the coast.'),
  whole('The shop sells trucks and covers for boats of all sizes.'),
  whole('The firm makes drills and saws for use in deep mines.'),
  whole('The treaty between France and Spain ended the long war in 1659.'),
  whole('Hydrogen and oxygen together form water when they are burned.'),
  whole('The two brothers Jacob and Wilhelm Grimm collected fairy tales in Germany.'),
  whole('The trial compared aspirin and placebo in 400 men with chest pain.'),
  whole('The path leads through woods and fields down to the river.'),
  whole('The red and white flag of Austria has three stripes.'),
  whole('Most visitors come by car and train from the nearby towns.'),
  // relative clauses
  [
    'The Danube, which rises in the Black Forest, flows into the Black Sea.',
    ['The Danube rises in the Black Forest.', 'The Danube flows into the Black Sea.'],
  ],
  ['Marie Curie, who was born in Warsaw, won two Nobel Prizes.', ['Marie Curie was born in Warsaw.', 'Marie Curie won two Nobel Prizes.']],
  [
    'The tower is visited by Anna Berg, who restored its bells in 2011.',
    ['The tower is visited by Anna Berg.', 'Anna Berg restored its bells in 2011.'],
  ],
  [
    'The station lies in Aldmere, which has 4,000 inhabitants and two schools.',
    ['The station lies in Aldmere.', 'Aldmere has 4,000 inhabitants and two schools.'],
  ],
  whole('Patients who took the drug for six weeks slept two hours longer.'),
  whole('The houses that were built before 1900 have no cellar and no lift.'),
  // participles
  [
    'The fire burned for three days, destroying 200 houses in the old town.',
    ['The fire burned for three days.', 'The fire destroyed 200 houses in the old town.'],
  ],
  [
    'Founded in 1873, the club has 900 members and owns two courts.',
    ['The club was founded in 1873.', 'The club has 900 members.', 'The club owns two courts.'],
  ],
  ['Built by monks in 1180, the abbey now houses a museum.', ['The abbey was built by monks in 1180.', 'The abbey now houses a museum.']],
  ['Born in Bonn in 1770, Beethoven moved to Vienna at 21.', ['Beethoven was born in Bonn in 1770.', 'Beethoven moved to Vienna at 21.']],
  // appositions
  ['Canberra, the capital of Australia, was founded in 1913.', ['Canberra is the capital of Australia.', 'Canberra was founded in 1913.']],
  [
    'Ada Holm, the chairman of the board, left the firm in May.',
    ['Ada Holm was the chairman of the board.', 'Ada Holm left the firm in May.'],
  ],
  whole('The town lies between Leeds, York and Hull in the north.'),
  // parentheses
  [
    'The Eiffel Tower (built in 1889) is 330 metres tall today.',
    ['The Eiffel Tower was built in 1889.', 'The Eiffel Tower is 330 metres tall today.'],
  ],
  whole('The World Health Organization (WHO) was founded in April 1948.'),
  whole('The difference was significant (p = 0.03) in the group of older men.'),
  // respectively
  whole('Oslo and Bergen have 700,000 and 290,000 inhabitants respectively.'),
  whole('In 2019 and 2020 the firm earned 3 and 4 million euros, respectively.'),
  // because, although, while, if, unless
  whole('The match was cancelled because the pitch was frozen and the lights failed.'),
  whole('If the alarm rings, the doors close and the lifts stop.'),
  whole('The deposit is refunded unless the key is lost and the lock is changed.'),
  whole('When the water rises, the gates close and the pumps start.'),
  [
    'Although the drug lowered blood pressure, it did not prevent strokes.',
    ['The drug lowered blood pressure.', 'The drug did not prevent strokes.'],
  ],
  ['Dogs must be kept on a lead, while cats are allowed everywhere.', ['Dogs must be kept on a lead.', 'Cats are allowed everywhere.']],
  whole('Fines are due once the term has passed and a reminder was sent.'),
  // reported speech
  whole('The mayor said that the bridge was safe and the road would reopen.'),
  [
    'According to the police, the driver was drunk and the car had no lights.',
    ['According to the police, the driver was drunk.', 'According to the police, the car had no lights.'],
  ],
  whole('Critics believe the plan is too expensive and will harm small shops.'),
  whole('The study suggests that tea lowers stress and improves sleep in adults.'),
  // negation
  whole('Neither the drug nor the placebo reduced pain in the older patients.'),
  whole('The tickets are not sold at the door but online through the agency.'),
  whole('The vaccine did not cause fever or raise the risk of stroke.'),
  whole('The firm did not sell its mines and close its railways.'),
  ['The ferry does not run in winter and the road is closed.', ['The ferry does not run in winter.', 'The road is closed.']],
  // pronouns and context
  [
    'She studied in Rome and later taught at the university for ten years.',
    ['Clara Holm studied in Rome.', 'Clara Holm later taught at the university for ten years.'],
    'Clara Holm was a chemist.',
  ],
  [
    'Anna Berg painted the ceiling in 1720 and she was paid 300 crowns.',
    ['Anna Berg painted the ceiling in 1720.', 'Anna Berg was paid 300 crowns.'],
  ],
  ['The river is 40 km long and its source lies in the Alps.', ['The river is 40 km long.', 'The river’s source lies in the Alps.']],
  // ellipsis
  ['Norway won gold in the relay, and Sweden silver in the sprint.', ['Norway won gold in the relay, and Sweden silver in the sprint.']],
  ['The first floor holds the kitchen and the second the bedrooms.', ['The first floor holds the kitchen and the second the bedrooms.']],
  // lists of numbers, copulas
  ['The island is 12 km long and 5 km wide at its broadest.', ['The island is 12 km long.', 'The island is 5 km wide at its broadest.']],
  [
    'The room is 20 square metres in size, costs 500 euros a month and faces the park.',
    ['The room is 20 square metres in size.', 'The room costs 500 euros a month.', 'The room faces the park.'],
  ],
  whole('The company has offices in Oslo, Paris, Rome and three other cities.'),
  // purpose, comparison, conditions in the middle
  whole('Pupils must be able to read and write before they enter the school.'),
  whole('The team worked day and night to save the harvest and the barn.'),
  whole('It takes two hours to walk to the hut and return to the village.'),
  whole('The more it rains, the higher the river rises and the faster it flows.'),
  [
    'Smoking is forbidden in the building, and drinks may not be brought inside.',
    ['Smoking is forbidden in the building.', 'Drinks may not be brought inside.'],
  ],
  [
    'The rent includes heating and electricity but internet must be paid extra.',
    ['The rent includes heating and electricity.', 'Internet must be paid extra.'],
  ],
  ['Mercury has no moons; Venus has none either; Mars has two.', ['Mercury has no moons.', 'Venus has none either.', 'Mars has two.']],
  [
    'The castle stands on a hill above the town and it was rebuilt in 1750.',
    ['The castle stands on a hill above the town.', 'The castle was rebuilt in 1750.'],
  ],
  // clauses
  ['The kitchen closes at ten and room service ends at midnight.', ['The kitchen closes at ten.', 'Room service ends at midnight.']],
  [
    'Breakfast is served from seven and the bar stays open until two.',
    ['Breakfast is served from seven.', 'The bar stays open until two.'],
  ],
  ['The course lasts six weeks and students receive a certificate.', ['The course lasts six weeks.', 'Students receive a certificate.']],
  [
    'The lake is 30 metres deep and swimming is forbidden near the dam.',
    ['The lake is 30 metres deep.', 'Swimming is forbidden near the dam.'],
  ],
  ['The old mill burned down in 1903 and nobody rebuilt it.', ['The old mill burned down in 1903.', 'Nobody rebuilt it.']],
  ['Whales breathe air and most fish take oxygen from the water.', ['Whales breathe air.', 'Most fish take oxygen from the water.']],
  ['Copper conducts electricity and glass does not let it pass.', ['Copper conducts electricity.', 'Glass does not let it pass.']],
  ['The first flight left at six and all the others were delayed.', ['The first flight left at six.', 'All the others were delayed.']],
  [
    'Entry costs nine euros but students and pensioners pay half of that.',
    ['Entry costs nine euros.', 'Students and pensioners pay half of that.'],
  ],
  [
    'The warranty covers two years and batteries are excluded from it.',
    ['The warranty covers two years.', 'Batteries are excluded from it.'],
  ],
  ['Iceland has no army and its coast guard has four ships.', ['Iceland has no army.', 'Iceland’s coast guard has four ships.']],
  ['The vote was held in June and turnout was 61 percent.', ['The vote was held in June.', 'Turnout was 61 percent.']],
  [
    'Paris hosted the games in 1924 and Amsterdam hosted them in 1928.',
    ['Paris hosted the games in 1924.', 'Amsterdam hosted them in 1928.'],
  ],
  ['Bees collect nectar and spiders catch flies in their webs.', ['Bees collect nectar.', 'Spiders catch flies in their webs.']],
  ['The app works offline and updates are installed at night.', ['The app works offline.', 'Updates are installed at night.']],
  // verb phrases
  [
    'The committee met in March and rejected the plan by seven votes to two.',
    ['The committee met in March.', 'The committee rejected the plan by seven votes to two.'],
  ],
  [
    'The satellite orbits the Earth and sends images every six hours.',
    ['The satellite orbits the Earth.', 'The satellite sends images every six hours.'],
  ],
  ['Kepler discovered three laws and wrote a book on snowflakes.', ['Kepler discovered three laws.', 'Kepler wrote a book on snowflakes.']],
  [
    'The palace was destroyed in 1945 and rebuilt between 1993 and 2003.',
    ['The palace was destroyed in 1945.', 'The palace was rebuilt between 1993 and 2003.'],
  ],
  [
    'The band has sold two million records and won three national prizes.',
    ['The band has sold two million records.', 'The band has won three national prizes.'],
  ],
  [
    'The plant was shut down in 2011 and has not been reopened since.',
    ['The plant was shut down in 2011.', 'The plant has not been reopened since.'],
  ],
  [
    'The bank lost 40 million euros, fired its director and moved to Zug.',
    ['The bank lost 40 million euros.', 'The bank fired its director.', 'The bank moved to Zug.'],
  ],
  [
    'The engine weighs 90 kilograms and delivers up to 200 horsepower.',
    ['The engine weighs 90 kilograms.', 'The engine delivers up to 200 horsepower.'],
  ],
  [
    'The tower is 90 metres high and offers a view of the harbour.',
    ['The tower is 90 metres high.', 'The tower offers a view of the harbour.'],
  ],
  ['Owls hunt at night and sleep in hollow trees during the day.', ['Owls hunt at night.', 'Owls sleep in hollow trees during the day.']],
  [
    'The road crosses two rivers and then climbs to 1,800 metres.',
    ['The road crosses two rivers.', 'The road then climbs to 1,800 metres.'],
  ],
  [
    'He left school at 14 and began to work in a mine.',
    ['Karl Roth left school at 14.', 'Karl Roth began to work in a mine.'],
    'Karl Roth was a miner and poet.',
  ],
  // must stay whole
  whole('The drink is a blend of rum, lime juice and sugar.'),
  whole('Tickets cost between 30 and 50 euros in the main hall.'),
  whole('Tom and Jerry was first shown in cinemas in February 1940.'),
  whole('The law applies to hotels, restaurants and bed and breakfast houses alike.'),
  whole('Black and white photographs of the town hang in the hall.'),
  whole('The board spends a third of its budget on health and safety.'),
  whole('The recipe calls for salt and pepper and a pinch of sugar.'),
  whole('The store sells used and rebuilt engines for small boats.'),
  whole('The trial enrolled men and women aged between 40 and 65 years.'),
  whole('The border between Norway and Sweden is over 1,600 km long.'),
  whole('War and Peace was written by Tolstoy in the 1860s.'),
  whole('The firm sells a pump that cleans rivers and saves water.'),
  whole('Patients treated with aspirin and those given placebo had the same outcome.'),
  whole('The house where he was born and where he died is now a museum.'),
  whole('The teacher who founded the school and led it for years died in May.'),
  whole('Visitors must show a ticket and wear a mask in the chapel.'),
  whole('The children want to stay and help the farmers with the hay.'),
  whole('Supply and demand set the price of grain in most markets.'),
  whole('The car went back and forth between the two garages all day.'),
  // relative, apposition, participles, brackets
  [
    'Lisbon, which lies on the Tagus, was destroyed by an earthquake in 1755.',
    ['Lisbon lies on the Tagus.', 'Lisbon was destroyed by an earthquake in 1755.'],
  ],
  [
    'The prize went to Ida Lund, who had studied the plague for years.',
    ['The prize went to Ida Lund.', 'Ida Lund had studied the plague for years.'],
  ],
  whole('The firm moved its seat to Leeds, which angered many of its workers.'),
  [
    'Vienna, the capital of Austria, has almost two million inhabitants.',
    ['Vienna is the capital of Austria.', 'Vienna has almost two million inhabitants.'],
  ],
  [
    'The storm hit the coast at night, killing four people and injuring twenty.',
    ['The storm hit the coast at night.', 'The storm killed four people.', 'The storm injured twenty.'],
  ],
  [
    'Located near the station, the hotel has 80 rooms and a pool.',
    ['The hotel is located near the station.', 'The hotel has 80 rooms and a pool.'],
  ],
  [
    'Published in 1998, the novel sold two million copies in ten years.',
    ['The novel was published in 1998.', 'The novel sold two million copies in ten years.'],
  ],
  whole('Compared with placebo, the drug lowered pressure and improved sleep in men.'),
  [
    'The Elbe Bridge (opened in 1893) carries trams and cars across the river.',
    ['The Elbe Bridge was opened in 1893.', 'The Elbe Bridge carries trams and cars across the river.'],
  ],
  whole('The mean age was 54 years (range 40 to 71) in both groups.'),
  // bound
  whole('The harvest failed because it rained for weeks and the roots rotted.'),
  whole('If the fee is not paid and no reason is given, the card is blocked.'),
  whole('The gates close and the siren sounds when the water rises.'),
  whole('Guests may cancel and get their money back if they write by Friday.'),
  whole('The insurer pays unless the driver was drunk and the car was stolen.'),
  [
    'Although the film won no prize, it was seen by nine million people.',
    ['The film won no prize.', 'The film was seen by nine million people.'],
  ],
  whole('While the oven heats, the dough rests and the sauce thickens.'),
  whole('Provided that the weather is good, the boat leaves and the band plays.'),
  whole('The minister announced that taxes would fall and pensions would rise.'),
  whole('Researchers found that tea lowers stress and that coffee has no effect.'),
  whole('The witness claims the door was open and the light was on.'),
  whole('Doctors think the virus is new and may spread quickly in winter.'),
  whole('It is believed that the ship sank in a storm and the crew drowned.'),
  [
    'According to the report, exports fell and the currency lost 8% of its value.',
    ['According to the report, exports fell.', 'According to the report, the currency lost 8% of its value.'],
  ],
  [
    'In Norway, the tax was raised in 2019 and the number of smokers fell.',
    ['In Norway, the tax was raised in 2019.', 'In Norway, the number of smokers fell.'],
  ],
  // negation
  whole('Neither the train nor the bus stops at the old village.'),
  whole('The museum is not only free but also open on Sundays.'),
  whole('The treatment did not shorten the illness or prevent new cases.'),
  ['The drug does not cure the disease but slows its progress.', ['The drug does not cure the disease.', 'The drug slows its progress.']],
  ['Pets are not allowed and smoking is not permitted in the rooms.', ['Pets are not allowed.', 'Smoking is not permitted in the rooms.']],
  // pronouns, ellipsis, lists
  [
    'Vantic Systems makes valves and it employs 400 people in Leeds.',
    ['Vantic Systems makes valves.', 'Vantic Systems employs 400 people in Leeds.'],
  ],
  ['The canal is 80 km long and 11 metres deep on average.', ['The canal is 80 km long.', 'The canal is 11 metres deep on average.']],
  whole('Germany won ten medals, France eight and Italy only three.'),
  whole('The prices are 4, 6 and 9 euros for small, medium and large.'),
  ['Jupiter has 95 known moons; Saturn has more than 140 of them.', ['Jupiter has 95 known moons.', 'Saturn has more than 140 of them.']],
  [
    'Rent is due on the first; however, tenants may pay until the fifth.',
    ['Rent is due on the first.', 'Tenants may pay until the fifth.'],
  ],
  [
    'Profits rose by 5%, and costs fell by 2% and reached their lowest level.',
    ['Profits rose by 5%.', 'Costs fell by 2%.', 'Costs reached their lowest level.'],
  ],
  [
    'The Great Barrier Reef stretches over 2,300 km and is visible from space.',
    ['The Great Barrier Reef stretches over 2,300 km.', 'The Great Barrier Reef is visible from space.'],
  ],
  [
    'Insulin is produced in the pancreas and lowers the level of sugar in the blood.',
    ['Insulin is produced in the pancreas.', 'Insulin lowers the level of sugar in the blood.'],
  ],
  [
    'Mozart wrote his first symphony at eight and died in Vienna in 1791.',
    ['Mozart wrote his first symphony at eight.', 'Mozart died in Vienna in 1791.'],
  ],
  [
    'The new line connects Leeds and York and will carry 9,000 passengers a day.',
    ['The new line connects Leeds and York.', 'The new line will carry 9,000 passengers a day.'],
  ],
  [
    'Participants were recruited through newspapers and received 20 dollars for their time.',
    ['Participants were recruited through newspapers.', 'Participants received 20 dollars for their time.'],
  ],
  [
    'Unemployment fell to 4.1 percent in 2018, but wages did not rise until 2020.',
    ['Unemployment fell to 4.1 percent in 2018.', 'Wages did not rise until 2020.'],
  ],
  [
    'Mount Kenya is an extinct volcano and its highest peak is 5,199 metres high.',
    ['Mount Kenya is an extinct volcano.', 'Mount Kenya’s highest peak is 5,199 metres high.'],
  ],
  [
    'The battery lasts nine hours and can be charged in forty minutes.',
    ['The battery lasts nine hours.', 'The battery can be charged in forty minutes.'],
  ],
  [
    'The vaccine was approved in March and 40,000 doses were delivered in April.',
    ['The vaccine was approved in March.', '40,000 doses were delivered in April.'],
  ],
  [
    'The diet of the panda is mainly bamboo and an adult eats up to 38 kg a day.',
    ['The diet of the panda is mainly bamboo.', 'An adult eats up to 38 kg a day.'],
  ],
  [
    'Both groups improved, but the control group needed three more weeks.',
    ['Both groups improved.', 'The control group needed three more weeks.'],
  ],
  ['Coffee contains caffeine and tea contains tannins as well.', ['Coffee contains caffeine.', 'Tea contains tannins as well.']],
  [
    'The council voted for the plan, and construction began a month later.',
    ['The council voted for the plan.', 'Construction began a month later.'],
  ],
  [
    'Ottawa, which is the capital of Canada, has about one million inhabitants.',
    ['Ottawa is the capital of Canada.', 'Ottawa has about one million inhabitants.'],
  ],
  [
    'Ada Lovelace, an English mathematician, described a program for a machine in 1843.',
    ['Ada Lovelace was an English mathematician.', 'Ada Lovelace described a program for a machine in 1843.'],
  ],
  [
    'Designed by Karl Roth, the station opened in 1911 and handles 300 trains a day.',
    ['The station was designed by Karl Roth.', 'The station opened in 1911.', 'The station handles 300 trains a day.'],
  ],
  whole('The effect was larger in women than in men and in smokers than in others.'),
  whole('Rock and roll became popular in the United States in the 1950s.'),
  whole('Trade between the two countries doubled between 1990 and 2005.'),
  whole('The bill would raise the minimum wage and cut taxes for small firms.'),
  whole('The judge ruled that the contract was void and the fee had to be repaid.'),
  whole('People who smoke and drink have a higher risk of cancer of the throat.'),
  whole('The book was translated into French and German by his two sisters.'),
  whole('Some of the money was stolen or spent before the police arrived.'),
  whole('Whether the comet hit the Earth and caused the fire is not known.'),
  whole('After the king died and the war ended, the town grew quickly.'),
  whole('The machine is designed to cut and polish stones of any size.'),
  whole('She is known for founding a school and writing nine books.'),
  whole('Until the dam was built and the valley was flooded, 800 people lived there.'),
  whole('The lawyer denied that her client had lied and hidden the letters.'),
  whole('No evidence was found that the drug is safe and works in children.'),
  whole('The state pays for schools and hospitals and for the police.'),
  whole('It was not the driver but the owner who paid the fine.'),
  [
    'Most of the land is owned by farmers and used for cattle and wheat.',
    ['Most of the land is owned by farmers.', 'Most of the land is used for cattle and wheat.'],
  ],
  [
    'The film was shot in Malta, cost nine million dollars and won four awards.',
    ['The film was shot in Malta.', 'The film cost nine million dollars.', 'The film won four awards.'],
  ],
  [
    'The virus spreads through the air and symptoms appear after three days.',
    ['The virus spreads through the air.', 'Symptoms appear after three days.'],
  ],
  ['The walls are white and the floor is made of oak.', ['The walls are white.', 'The floor is made of oak.']],
  [
    'The town has two schools, and a third is being built near the river.',
    ['The town has two schools.', 'A third is being built near the river.'],
  ],
  [
    'The company was founded by two brothers and is now led by their niece.',
    ['The company was founded by two brothers.', 'The company is now led by their niece.'],
  ],
  ['Fares rise by 3% in January and seniors keep their discount.', ['Fares rise by 3% in January.', 'Seniors keep their discount.']],
  whole('Anyone over 18 who lives in the county and pays tax may vote.'),
  whole('You must apply by May and pay the fee if you want to take part.'),
  whole('Rain and wind damaged the roof of the church in the winter of 1987.'),
  whole('The firm plans to close its plant in Leeds and open one in Hull.'),
  whole('The pump starts when the level falls and stops when it rises.'),
  [
    'Smog is a mixture that can harm the lungs, and single cells divide fast.',
    ['Smog is a mixture that can harm the lungs.', 'Single cells divide fast.'],
  ],
  [
    'The chest was hidden in a cave when she died, and the council met in May.',
    ['The chest was hidden in a cave when she died.', 'The council met in May.'],
  ],
  // a verb that is limited, a clause of time, a pronoun that may mean either
  whole('The airline no longer flies to Oslo and serves only eleven cities in the north.'),
  whole('The fire almost destroyed the library and damaged the map room in 1904.'),
  whole('The mill ran day and night until the war began and the workers were called up.'),
  [
    'Lind hired Eva Strand in the spring, and she led the office for ten years.',
    ['Lind hired Eva Strand in the spring.', 'She led the office for ten years.'],
  ],
  ['The bank sued the firm and it paid a fine of 2 million dollars.', ['The bank sued the firm.', 'It paid a fine of 2 million dollars.']],
  [
    'The company sold the brand in 2016 and now makes only medical lamps.',
    ['The company sold the brand in 2016.', 'The company now makes only medical lamps.'],
    'Ostra Lighting was founded by Per Holm in Malmö.',
  ],
  whole('The gates close, and the pumps start when the water rises.'),
  whole('Researchers found that tea lowers stress, and coffee has no effect on sleep.'),
  whole('She knew the door was open, and the guard was asleep in his chair.'),
  // lists of verbs with "was" and "is", subjects said again, words that only join
  [
    'The bridge opened in 1932, was painted red, and is 503 metres long.',
    ['The bridge opened in 1932.', 'The bridge was painted red.', 'The bridge is 503 metres long.'],
  ],
  [
    'The bridge opened in 1932, it carries four lanes, and it collapsed in a storm.',
    ['The bridge opened in 1932.', 'The bridge carries four lanes.', 'The bridge collapsed in a storm.'],
  ],
  ['He was born in Lviv in 1901 and died in Paris.', ['He was born in Lviv in 1901.', 'He died in Paris.']],
  [
    'Overall, the company closed two plants and opened a school in Lyon.',
    ['The company closed two plants.', 'The company opened a school in Lyon.'],
  ],
  ['The bridge opened in 1932 — and was closed again in 1950.', ['The bridge opened in 1932.', 'The bridge was closed again in 1950.']],
  [
    'The festival began in 1967, and, as the source notes, it ends with a torch procession.',
    ['The festival began in 1967.', 'The festival ends with a torch procession.'],
  ],
  // no verb: part of a name, a word with a hyphen
  [
    'The United States has ties with India, but its association with the kingdom is older.',
    ['The United States has ties with India.', 'Its association with the kingdom is older.'],
  ],
];
