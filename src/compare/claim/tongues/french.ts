/** French, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const FRENCH: Tongue = {
  code: 'fr',
  small: words(
    `le la les l un une des du de d et ou est sont etait etaient a ont avait avaient ete dans en au aux pour avec que qu qui ce cet cette ces il elle ils elles se s sa son ses leur leurs sur par plus moins ne n pas jamais
     mais sans sous chez entre vers y on nous vous lui tres aussi comme depuis jusqu'en jusqu'au jusqu'aux jusqu'a avant apres lors pendant ni aucun aucune certains certaines tous toutes tout toute plusieurs quelques dont si c j m t peut peuvent doit doivent`,
  ),
  parts: /[;:,]|\b(?:mais|tandis que|alors que|et|car)\b/g,
  denies:
    /\bn(?:e |')[a-z]{1,20}(?: [a-z]{1,12})? (?:pas|jamais|plus|rien|aucune?|personne)\b|\b(?:pas|jamais|aucune?|nulle?|ni)\b|\bnon\b|\bpersonne ne\b|\brien ne\b/,
  soft: /\b(?:sans|sauf|hormis|excepte|exception|a peine|rarement|seul\w*|seulement|uniquement|ne \w+ que|n'\w+ que|evit\w*|empech\w*|refus\w*|rejet\w*|interdi\w*|dement\w*|nie|nient|niait|conteste\w*|manqu\w*|echou\w*|moins de|au moins|au plus|si|lorsque|quoique|bien que|absence|exclu\w*|impossible|dispens\w*)\b/,
  inPart:
    /\bpas (?:tous|toutes|tout|toujours|partout|seulement|que|aussi|si|autant|necessairement|moins)\b|\baussi \w+ que\b|\b(?:plus|moins|autant) (?:\w+ ){0,3}qu/,
  except: /\b(?:sauf|hormis|excepte|a l'exception)(?= )/,
  sides: [
    [/\bdepuis (?=\d{4}\b)/, /\bjusqu'?(?:en|a) (?=\d{4}\b)/],
    [
      /\b(?:augment\w+|progress\w+|hausse|croit|croissent|cru|accru\w*|grimp\w+|doubl(?:e|ee?s?|er|ent)|tripl(?:e|ee?s?|ent)|monte|montent|eleve|rechauff\w+)\b/,
      /\b(?:diminu\w+|baiss\w+|recul\w+|chut\w+|redui\w+|decru|decroit|moitie|tombe\w*|refroidi\w*)\b/,
    ],
    [
      /\b(?:plus (?:tot|eleve\w*|grand\w*|long\w*|frequent\w*|fort\w*|rapide\w*|nombreu\w+|souvent|chaud\w*)|davantage|superieur\w*|meilleur\w*|mieux)\b(?!\w)/,
      /\b(?:plus (?:tard|bas\w*|petit\w*|court\w*|rare\w*|faible\w*|lent\w*|froid\w*)|moins (?:\w+)|inferieur\w*|moindre\w*|pire\w*)\b/,
    ],
    [/\bavant\b/, /\bapres\b/],
    [
      /\b(?:confirm\w+|maintenu\w*|valid\w+|approuv\w+|adopt\w+|accept\w+)\b/,
      /\b(?:annul\w+|invalid\w+|rejet\w+|refus\w+|cass(?:e|ee|es|ees|a)|dement|dementi\w*)\b/,
    ],
    [/\bplus\b/, /\bmoins\b/],
    [/\b(?:oblig\w+|impos\w+)\b/, /\binterdi\w+\b/],
    [/\b(?:facultati\w+|volontaire\w*)\b/, /\b(?:obligatoire\w*)\b/],
    [/\b(?:autoris\w+|permis\w*|legal\w*)\b/, /\b(?:interdi\w+|prohib\w+|illegal\w*)\b/],
    [/\b(?:ouvert\w*|ouvr(?:e|ent|ira))\b/, /\b(?:ferm(?:e|ee|es|ees|ent|era|eture))\b/],
    [/\b(?:amelior\w+)\b/, /\b(?:aggrav\w+|deterior\w+|degrad\w+)\b/],
    [/\b(?:allong\w+|prolong\w+)\b/, /\b(?:raccourci\w*|ecourt\w+|abreg\w+)\b/],
    [/\b(?:gagn(?:e|ee|a|ent|er))\b/, /\b(?:perd\w*)\b/],
    [/\b(?:proteg\w+|favoris\w+)\b/, /\b(?:nui\w+|menac\w+)\b/],
  ],
  than: /\b(?:(?:plus|moins|davantage)(?: \w+){0,5}|mieux|meilleur\w*|superieur\w*|pires?) (?:que?\b|qu'|a ce)/,
  fromTo:
    /\bde ([\d.,]{1,30})[^\d.;]{0,25}\ba ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:contre|apres)\b[^\d.;]{0,15} ([\d.,]{1,30})/,
  unfound:
    /\baucune? (?:\w+ ){0,2}?(?:difference|effet|influence|impact|changement|association|correlation|lien|amelioration|variation|benefice|hausse|baisse)s?\b|\bsans (?:aucun )?(?:effet|influence|incidence)\b|\bne (?:se )?(?:differ\w+|chang\w+|vari\w+|modifi\w+|depend\w+) (?:\w+ )?pas\b|\bn'\w+ (?:pas|rien) (?:\w+ ){0,2}(?:differ\w+|chang\w+|modifi\w+|amelior\w+|influenc\w+|augment\w+|redui\w+|vari\w+)|\bn'\w+ pas (?:\w+ )?(?:li|associ|correl)\w+|\brest\w+ (?:\w+ )?(?:stables?|inchange\w*|constante?s?|identiques?|les? memes?)\b|\b(?:etai\w+|sont|est) (?:comparables?|similaires?|identiques?|les? memes?)\b|\bni (?:[^.;]{3,60}) ni (?:[^.;]{3,60})(?:lie|associe|modifie|affecte|influence)\w*/,
  general:
    /^(?:differen|effet|influen|impact|change|associ|correl|lien|lie|ameliora|variation|benefice|significat|statistiq|group|observ|constat|trouv|montr|eu$|etud|chercheur|auteur|scientifi|annee|mesur|mis|evidence|deux|resta|reste|compar|similair|identi|n'|notabl)/,
  effect:
    /\b(?:plus|moins|davantage|mieux|meilleur\w*|superieur\w*|inferieur\w*|pire\w*)\b|\b(?:augment\w+|diminu\w+|redui\w+|amelior\w+|baiss\w+|influenc\w+|accru\w*|allong\w+|raccourci\w*|aggrav\w+|favoris\w+|depend\w*|modifi\w+|chang\w+|etai\w+ lie\w*|est lie\w*|sont lie\w*|progress\w+|recul\w+)\b/,
  view: /\b(?:selon|d'apres|pour|aux yeux de|aux yeux des) (?:l'|le |la |les |certains |ses |leurs )?(?:opposition|critiques?|opposants?|detracteurs?|partisans?|plaignants?|requerante?s?|demandeurs?|defense|accusation|parquet|avocats?|fabricants?|adversaires?|syndicats?|prefecture|associations?|ecologistes|riverains|agriculteurs|elus)\b|\b(?:opposition|critiques|opposants|detracteurs|partisans|plaignants?|requerants?|demandeurs?|defense|accusation|parquet|avocats?|fabricants?|adversaires|syndicats?|ecologistes|riverains|agriculteurs) (?:\w+ ){0,2}?(?:affirm\w+|estim\w+|soutien\w+|pretend\w*|croi\w+|craign\w+|accus\w+|reproch\w+|denonc\w+|jug\w+|argu\w+|pens\w+)|\b(?:certaine?s|d'autres|beaucoup) (?:\w+ )?(?:affirment|estiment|pensent|croient|soutiennent|pretendent|craignent)\b|\b(?:exige|exigent|reclame|reclament|demandent que)\b|\b(?:affirme|estime|soutient|pretend|denonce|juge) (?:l'|le |la |les )(?:opposition|critiques|opposants|plaignants?|requerants?|demandeurs?|defense|accusation|parquet|syndicats?)/,
  rumoured: /\b(?:aurai|serai)(?:t|ent) (?:\p{L}{1,30} ){0,2}?\p{L}{2,30}(?:ée?s?|is?|ues?|us?|its?|ts?)(?!\p{L})/u,
  maybe:
    /\b(?:pourrai(?:t|ent)|peut-[êe]tre|[ée]ventuellement|probable(?:s|ment)?|vraisemblable(?:ment)?|accus\p{L}{1,5} (?:\p{L}{1,15} ){0,2}d['’]avoir|serai(?:t|ent)|aurai(?:t|ent)|\p{L}{4,30}erai(?:t|ent))(?!\p{L})/u,
  ahead:
    /\b(?:pr[ée]v(?:oit|oient)|(?:est|sont|était|étaient) pr[ée]vue?s?|envisag\w+|entend\w*|veut|veulent|souhait\w+|devrai(?:t|ent)|esp[èe]r\p{L}{1,30}|compte\p{L}{0,30}|projett\p{L}{1,30}|craign\w+|redout\w+|attend\w*|propos\w+|annonc\w+|[ée]tudie(?:nt)?|examine(?:nt)?|r[ée]fl[ée]chi(?:t|ssent)|doi(?:t|vent)(?= (?:se |s['’]|encore ))|va|vont|\p{L}{4,30}er(?:a|ont))(?!\p{L})/u,
  open: /\b(?:pourrai\w+|pourra|pourront|peut|peuvent|peut-etre|devrai\w+|serai\w+|aurai\w+|selon|d'apres|estim\w+|affirm\w+|soutien\w*|pretend\w*|croi\w+|craign\w+|crain\w+|redout\w+|accus\w+|prev\w+|envisag\w+|espere\w*|souhait\w+|veut|veulent|compte\w*|projett\w+|projeten\w*|propos\w+|annonc\w+|attribue\w*|suppos\w+|presum\w+|possible\w*|eventuel\w*|jug\w+|dit|disent|declar\w+|pens\w+|attend\w*|opposition|critiques|risque\w*|\w{4,}erai(?:t|ent)|\w{4,}er(?:a|ont)|va|vont|conteste\w*|denonc\w+|peur|inquiet\w*|exig\w+|reclam\w+)\b/,
  done: /(?:(?<![\p{L}'])(?:a|ont|est|sont|été|fut|furent|eu)|(?<![\p{L}'])(?:s'est|se sont))(?: \p{L}{1,30}){0,2} \p{L}{2,30}(?:ée?s?|is?|ies?|ues?|us?|its?|tes?|ts?)(?!\p{L})/u,
  must: /\b(?:doit|doivent|devra|devront|obligatoire\w*|oblige\w*|tenus? de|tenue?s? de)\b/,
  may: /\b(?:peut|peuvent|pourra|pourront|pourrait|pourraient|libres? de|facultati\w*)\b/,
  advises: /\b(?:recommand\w+|conseil\w+|preconis\w+|suggere\w*|devrai(?:t|ent))\b/,
  causes:
    /\b(?:provoqu\w+|caus(?:e|ent|ee?s?)|entrain\w+|engendr\w+|empech\w+|previen\w+|prevent|protege\w* (?:de|contre|du|des)|evit\w+|rend(?:ent)?)\b/,
  along: /\b(?:associ\w+|correl\w+|li(?:e|ee|es|ees) (?:a|aux|au)|va de pair|vont de pair|lien entre|s'accompagn\w+)\b/,
  all: /\b(?:tous|toutes|chaque|toujours|l'ensemble des|la totalite)\b/,
  some: /\b(?:certaine?s|plusieurs|quelques|beaucoup|la plupart|une partie|moitie|tiers|quart|quarts|majorite|minorite|souvent|parfois)\b/,
};
