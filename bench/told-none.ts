/**
 * Further answers that name no work: films, playlists, changelogs, schedules of courts, products, people with their years, chronicles, results of matches, CVs without
 * publications. For bench/documents-told.ts.
 */

export const FURTHER_NOTHING: Readonly<Record<string, string>> = {
  'recipe with sources of taste':
    '# Ribollita\n\nServes 4 (about 60 minutes).\n\n- **Soffritto** – 1 onion, 2 carrots, 2 celery stalks\n- **Beans** – 400 g, soaked overnight (or 2 cans)\n- **Kale** – 1 bunch, ribs removed\n\n1. Cook the soffritto for 15 minutes.\n2. Add beans, kale and 1.5 litres of water.\n3. Layer with stale bread and rest until tomorrow.\n\n“Good soup needs time” (Marcella Hazan, 1973) is what my grandmother used to say.\n',
  'film list by director':
    'If you enjoy slow cinema, try:\n\n1. **Jeanne Dielman, 23 quai du Commerce** (Chantal Akerman, 1975) – Three days of chores.\n2. **In the Mood for Love** (Wong Kar-wai, 2000) – Corridors and longing.\n3. **A Brighter Summer Day** (Edward Yang, 1991) – Four hours that fly by.\n',
  'film list, table with stars':
    '| Year | Title | Director | Rating |\n|---|---|---|---|\n| 1957 | The Seventh Seal | Ingmar Bergman | 8.1 |\n| 1966 | Persona | Ingmar Bergman | 8.0 |\n| 1972 | Cries and Whispers | Ingmar Bergman | 7.9 |\n',
  changelog:
    '# Changelog\n\n## 2.4.0 (2023-05-02)\n\n- **Added dark mode** – by Jane Smith (#412)\n- **Fixed crash when opening large files** – by Bo Lee (#418)\n\n## 2.3.1 (2023-03-11)\n\n- “Reload on save” works again (Carla Diaz, 2023)\n- Updated dependencies\n',
  'court schedule':
    'Hearings this week:\n\n- **Mon 3 June 2024, 9:30** – Smith v. Jones, Courtroom 4, Judge Alvarez\n- **Tue 4 June 2024, 10:00** – In re Estate of Miller, Courtroom 2, Judge Chen\n- **Thu 6 June 2024, 14:00** – State v. Brown, Courtroom 4, Judge Alvarez\n',
  'product list with makers':
    'The best espresso machines this year:\n\n1. **Breville Barista Express** – Best overall (Breville, 2013)\n2. **Gaggia Classic Evo Pro** – Best for learners (Gaggia, 2023)\n3. **Rancilio Silvia Pro X** – Best build (Rancilio, 2021)\n',
  'cv without publications':
    '# Jane Miller\n\n**Experience**\n\n- **Senior Product Manager**, Acme Corporation, Boston (2019–present)\n- **Product Manager**, Globex, New York (2015–2019)\n\n**Education**\n\n- MBA, Harvard Business School, 2015\n- BA in Economics, University of Michigan, 2011\n\n**Awards**\n\n- “Product Leader of the Year,” Acme Corporation, 2022\n',
  'people with years of life':
    'Notable members of the circle:\n\n- **Vanessa Bell (1879–1961)** – Painter and interior designer.\n- **Lytton Strachey (1880–1932)** – Biographer and critic.\n- **Dora Carrington (1893–1932)** – Painter.\n\nMost of them lived in Bloomsbury.\n',
  'people, born':
    'Composers to know:\n\n- Arvo Pärt (born 1935), Estonia – “tintinnabuli” style\n- Sofia Gubaidulina (1931–2025), Russia – spiritual, severe\n- Philip Glass (born 1937), United States – repetition\n',
  'playlist of the evening':
    '🎵 Late-night playlist\n\n1. Massive Attack – “Teardrop on the Fire” (1998)\n2. Portishead – “Glory Box and Roads” (1994)\n3. Radiohead – “Everything in Its Right Place” (2000)\n4. Björk – “All Is Full of Love” (1997)\n',
  'playlist, links':
    'Listen to these while working:\n\n- [Weightless in the Morning](https://open.spotify.com/track/1) – Marconi Union, 2011\n- [Music for Airports One](https://open.spotify.com/track/2) – Brian Eno, 1978\n- [An Ending Ascent of Light](https://open.spotify.com/track/3) – Brian Eno, 1983\n',
  'album with labels':
    'Essential jazz records:\n\n- *A Love Supreme* — John Coltrane (Impulse!, 1965)\n- *The Black Saint and the Sinner Lady* — Charles Mingus (Impulse!, 1963)\n- *Speak No Evil* — Wayne Shorter (Blue Note, 1966)\n',
  chronicle:
    '## A short chronicle of the town\n\n- **1220** – First mention in a charter of Bishop Otto.\n- **1348** – The plague kills a third of the people.\n- **1631** – Troops under Tilly burn the lower town.\n- **1807** – “The town is free,” declares Mayor Johann Weber (1807).\n- **1945** – The bridge is blown up.\n',
  'history with figures':
    'Milestones of flight:\n\n1. **1903 – First powered flight** (Orville and Wilbur Wright)\n2. **1927 – First solo flight across the Atlantic** (Charles Lindbergh)\n3. **1947 – First flight faster than sound** (Chuck Yeager)\n4. **1969 – First people on the Moon** (Neil Armstrong & Buzz Aldrin)\n',
  'sports results':
    'Results of the weekend:\n\n- **Real Madrid 3–1 Barcelona** – Goals: Vinícius (12, 45), Rodrygo (78); Lewandowski (60)\n- **Arsenal 2–2 Chelsea** – Goals: Saka, Rice; Palmer (2)\n- **Bayern 4–0 Dortmund** – Kane (3), Musiala\n',
  'sports winners by year':
    '| Year | Winner | Runner-up | Score |\n|---|---|---|---|\n| 2019 | Novak Djokovic | Roger Federer | 7–6, 1–6, 7–6, 4–6, 13–12 |\n| 2021 | Novak Djokovic | Matteo Berrettini | 6–7, 6–4, 6–4, 6–3 |\n| 2023 | Carlos Alcaraz | Novak Djokovic | 1–6, 7–6, 6–1, 3–6, 6–4 |\n',
  'video tutorials':
    'Videos that explain it well:\n\n- “But what is a neural network?” by Grant Sanderson (2017)\n- “Let’s build GPT from scratch in code” by Andrej Karpathy (2023)\n- “The spelled-out intro to backpropagation” by Andrej Karpathy (2022)\n',
  'talks at a conference':
    'Programme, Friday:\n\n- 9:00 **Opening remarks** – Ada Miller\n- 9:30 **Growing teams without growing pains** – Bo Larsen, Spotify (2024)\n- 11:00 **What we learned from ten years of on-call** – Carla Ruiz, Google (2024)\n',
  'paintings by wall':
    'In room 12 hang:\n\n- **The Ambassadors at Court** – Hans Holbein the Younger (1533)\n- **Portrait of a Young Man in Red** – Lorenzo Lotto (1530)\n- **The Tailor at His Table** – Giovanni Battista Moroni (1570)\n',
  'buildings, quoted':
    'Must-see modern architecture:\n\n- “House over the Waterfall” (Frank Lloyd Wright, 1937)\n- “Chapel of Notre-Dame du Haut” (Le Corbusier, 1955)\n- “House of Glass and Brick” (Philip Johnson, 1949)\n',
  poems:
    'Poems for a funeral:\n\n- “Do Not Go Gentle into That Good Night” by Dylan Thomas (1951)\n- “Because I Could Not Stop for Death” by Emily Dickinson (1890)\n- “Stop All the Clocks Tonight” by W. H. Auden (1938)\n',
  'podcast episodes':
    'Start with these episodes:\n\n1. **The Case of the Missing Hit** – Reply All (2020)\n2. **Time Is Honey and Money** – Ologies with Alie Ward (2021)\n3. **The Living Room Across the Street** – Love + Radio (2015)\n',
  'patch notes with names':
    'What is new:\n\n- **Kubernetes 1.29 “Mandala”** (2023) – Priyanka Saggu et al.\n- **Kubernetes 1.30 “Uwubernetes”** (2024) – Kat Cosgrove et al.\n- **Kubernetes 1.31 “Elli”** (2024) – Angelos Kolaitis et al.\n',
  'travel plan':
    '### Day 1: Lisbon\n\n- **Morning:** Tram 28 to Graça\n- **Lunch:** Cervejaria Ramiro (founded 1956)\n- **Evening:** Fado in Alfama – Ana Moura, 20:30\n\n### Day 2: Sintra\n\n- **Pena Palace** – Baron von Eschwege (1854)\n- **Quinta da Regaleira** – Luigi Manini (1910)\n',
  'quotations of people':
    'Quotes for your wall:\n\n- “The only way to do great work is to love what you do.” – Steve Jobs (2005)\n- “In the middle of difficulty lies opportunity” – Albert Einstein (1946)\n- “Be yourself; everyone else is already taken” – Oscar Wilde (1890)\n',
  speeches:
    'Speeches that changed the course of history:\n\n- **“I Have a Dream” – Martin Luther King Jr. (1963)**\n- **“Ich bin ein Berliner” – John F. Kennedy (1963)**\n- **“We Shall Fight on the Beaches” – Winston Churchill (1940)**\n',
  'meeting minutes':
    'Minutes, 12 March 2024\n\nPresent: A. Miller, B. Larsen, C. Ruiz.\n\n1. **Budget for 2025** – Miller and Larsen (draft by May 2024)\n2. **Move to the new office** – Ruiz, Facilities (2024)\n3. **Any other business** – none\n',
  'inventions, table':
    '| Invention | Inventor | Year | Country |\n|---|---|---|---|\n| Telephone | Alexander Graham Bell | 1876 | United States |\n| Dynamite | Alfred Nobel | 1867 | Sweden |\n| World Wide Web | Tim Berners-Lee | 1989 | Switzerland |\n',
  'German: Filme':
    'Diese Filme solltest du sehen:\n\n- **Das Leben der Anderen** von Florian Henckel von Donnersmarck (2006)\n- **Der Himmel über Berlin** von Wim Wenders (1987)\n- „Die fetten Jahre sind vorbei“ von Hans Weingartner (2004)\n',
  'French: chansons':
    'Quelques chansons à écouter :\n\n- « Ne me quitte pas ce soir » de Jacques Brel (1959)\n- « La chanson des vieux amants » de Jacques Brel (1967)\n- « Avec le temps va » de Léo Ferré (1971)\n',
  'Spanish: pinturas':
    'Obras imprescindibles del museo:\n\n- **El jardín de las delicias** – El Bosco (1500)\n- **La familia de Felipe IV** – Diego Velázquez (1656)\n- **El tres de mayo en Madrid** – Francisco de Goya (1814)\n',
  'paragraph about a band':
    'The band’s breakthrough came with “Smells Like Teen Spirit” (Cobain et al., 1991), followed by “All Apologies to Everyone” (Cobain, 1993). In their 1994 session “About a Girl and Her Friends,” Cobain and Grohl show a softer side.\n',
};
