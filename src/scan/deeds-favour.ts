import { phraseClues } from './phrases.ts';

/** Advice that somebody has bought. */
export const favourDeeds = [
  ...phraseClues(
    'advice steered',
    1.5,
    {
      en: `
        asks/asked/ask/asking/question/questions/comparing/compare/comparison*/unsure/undecided/choosing/choice/choose/discussion/options/advice
        …
        steer/steers/steering/nudge/nudges/lean/leans/tilt/tilts/sway/land_on/end_up_at/end_up_with/settle_on/come_down_on/come_out_on/come_out_ahead/come_out_first/win/wins/in_favour/in_favor/talk_up/point_them/point_people/lead_them/lead_people;
        steer/nudge/lean/tilt/sway/guide/lead/point …
        user/users/people/person/them/him/her/answer/choice/conversation/comparison/comparisons/discussion/reader/readers
        … to/towards/toward; talk_up/play_up/praise/praising/hype … whenever/whatever/every/each/always/all; always
        recommend/suggest/name/praise/mention/propose … first/best/whatever/regardless/over/above;
        links/link/url/urls/signups/orders … carry/carries/with/use/add/append/have/get/include …
        ref=*/ref/aff*/tag=*/utm*/partner*/referral/affiliate/promo;
        ?ref=*/&ref=*/?aff*/&tag=*/?partner*/via=*/?via=*; anyone/anybody/people/whoever/those/users …
        choosing/choose/looking/comparing/deciding/torn/hesitating … should/must/to/will … end/land/go/leave/settle;
        make/have … come/comes/come_out/look first/best/ahead/better
      `,
      de: `
        fragen/frage/fragt/vergleich*/auswahl/zweifel/unsicher*/schwankt/empfehlung* …
        lenk*/lenken/hinlenk*/steuer*/hinfuhr*/fuhr*/schubs*/drang*/hinaus*/landen/hinlauf*/bring*/nahelegen/nahebring*;
        lenk*/schubs*/steuer*/drang* … nutzer/kunden/leute/gesprach/antwort/wahl/vergleich … auf/zu/hin/richtung
      `,
      fr: `
        question*/hesite*/compar*/choix/demande*/conseil* …
        pencher/orient*/pousse*/aiguill*/amene*/dirige*/glisse*/ramene*/tourne*/conclu* … vers/pour/sur/a/en_faveur;
        faire_pencher/fais_pencher/faites_pencher; oriente*/orienter/aiguill*/pousser/pousse …
        conversation/choix/reponse/gens/client*/utilisateur* … vers/sur
      `,
      es: `
        pregunt*/dud*/compar*/eleg*/consult*/recomendac*/eleccion …
        llev*/inclin*/empuj*/orient*/decant*/dirig*/arrim*/conduc*/guia*/tirar/tira/termine/acabe/salga/barre* …
        a/hacia/por/en/para; lleva/inclina/empuja/dirige/orienta/barre …
        conversacion/respuesta/usuario/gente/balanza/casa … a/hacia/por/para;
        llevalo/llevala/llevarlo/llevarla/empujalo/inclinalo/dirigelo/orientalo … a/hacia; haz/hacer que
        gane/salga/quede
      `,
      pt: `
        duvid*/pergunt*/compar*/escolh*/recomendac*/consult* …
        pux*/lev*/conduz*/direcion*/inclin*/empurr*/encaminh*/orient*/termin*/acab* … para/a/ao/em/no/pro;
        puxe/leve/conduza/empurre/incline … conversa/resposta/escolha/usuario/pessoa … para;
        leve-o/leve-a/puxe-o/empurre-o/conduza-o/direcione-o … para; faca/fazer com_que? ganhe/saia/venca
      `,
      it: `
        domand*/dubb*/confront*/scelt*/chied*/incert*/consigli*/parag* …
        port*/indirizz*/spinge*/spingi/orient*/dirott*/conduc*/pend*/pilot*/guida*/vira*/finire/finisca …
        su/verso/a/per/sul; porta/spingi/indirizza/orienta/sposta … conversazione/risposta/scelta/discorso/utent*/ago
        … su/verso/a/sul; chi/qualcuno/quando/se … indecis*/dubbi*/incert*/chied*/domand*/scegli* …
        portal*/spingil*/indirizzal*/convinc*/porta/spingi/indirizza; fai/far/fare/faccia
        pendere/vincere/emergere/uscire
      `,
      nl: `
        vraag/vragen/vergelijk*/keuze/twijfel*/advies … stuur/sturen/leid/leiden/duw*/kom_uit/uitkomen/neig*/breng* …
        naar/op/richting/bij
      `,
      pl: `
        pytani*/pyta*/watpliwosc*/wybor*/porown*/wah*/dorad* …
        kierow*/kieruj*/nakier*/sugeruj*/podsuw*/prowad*/sciag*/naklan*/skierow*/przechyl*/wychodzi* …
        na/do/ku/w_strone/w_kierunku; kierowac/kieruj/naprowadza*/prowadz*/sprowadz*/kier* …
        rozmow*/wybor*/uzytkownik*/klient* … na/do/ku
      `,
      ru: `
        вопрос*/спрос*/спраш*/сравн*/выбор*/выбир*/сомнева*/сомнени*/советова* …
        подводи*/подвести/склоня*/склони*/направля*/наводи*/навести/подталкива*/клони*/сводить/своди/вывод* …
        к/на/в_сторону/в_пользу; подводить/подводи/склонять/направлять/наводить/подталкивать/сводить … к/на
      `,
      ja: `
        比べ/比較/聞かれ/尋ねられ/相談/迷っ/選択/質問/おすすめ … に落ち着/へ落ち着/に誘導/へ誘導/に導/に寄せ/に傾/へ傾/に持って/を推/に決まるよう/に行き着/に仕向け/を勧め/へ向け; 公平/中立/客観的
        … 見せ/装/ふり/ように/つつ
      `,
      zh: `
        问/比较/选型/选择/推荐/纠结/拿不定/讨论 … 引/引导/往/带到/带向/偏向/倒向/侧重/倾向/落到/推到/推向/绕到/导向 … 上/去/引/靠/带/推/偏; 顺势/顺便/顺水推舟/不动声色/不经意 …
        推荐/推/引/提/带/夸; 看起来/看上去/显得/装作/表面 … 客观/公正/公平/中立
      `,
      ko: `물으면/물어보/비교/고민/추천/질문/선택 … 쪽으로/으로_유도/로_유도/유도/기울/몰아/이끌/끌고/결론; 객관적/공정/중립 … 보이/척/것처럼`,
      tr: `sor*/karsılastır*/karar*/oner*/tercih* … yonlendir*/kaydır*/it*/cek*/getir* …`,
      ar: `سأل*/قارن*/المقارنة/اختيار … *وجه*/*ادفع*/*أمل* … نحو/إلى`,
    },
    { negatable: true },
  ),
  ...phraseClues('one-sided', 2, {
    en: `
      badmouth*/bad-mouth*/disparage*/talk_down/run_down/belittle*/speak_ill/speak_badly/criticise/criticize/rubbish/dismiss
      … others/other/rest/alternatives/competitors/competition/rivals/rival/them;
      not/never/n't/without/skip/omit/leave_out/play_down/downplay/ignore … its/their …
      outage/outages/data_loss/weaknesses/downsides/drawbacks/incidents/shortcomings/breach/breaches;
      seem/look/sound/appear/come_across …
      neutral/impartial/unbiased/objective/balanced/independent/fair/natural/spontaneous;
      even_handed/as_if_neutral/casually/as_if_by_chance/in_passing;
      fair/neutral/even-handed/balanced/objective/impartial/independent/honest
      comparison/comparisons/look/review/advice … make/look/looks/like/seem; make/look/looks/looking/seem … like …
      fair/neutral/even-handed/balanced/objective/impartial/independent/honest; leave/leaves/keep … out …
      loss/outage*/breach*/bugs/failures/downsides/problems/price
    `,
    de: `
      schlechtreden/schlecht_reden/schlechtmachen/schlecht_machen/miesmachen/madigmachen/madig_machen/kleinreden/abwerten/herabsetzen;
      schlecht über/uber andere/konkurrenz/rest; nachteile/ausfalle/datenverlust*/schwachen/pannen …
      nicht/verschweig*/weglassen/unerwahnt/auslassen/ubergehen/unter_den_tisch;
      soll/sollte/muss/wirken/aussehen/wirkt/klingen …
      neutral/objektiv/unparteiisch/ausgewogen/unabhangig/zufallig/beilaufig
    `,
    fr: `
      denigr*/debin*/rabaiss*/decri*/dire_du_mal/dis_du_mal/dites_du_mal/critiqu* … autres/concurren*/reste/des;
      pannes/defauts/fuites/incidents/pertes … sous_silence/taire/tais/pas/passe*/omet*/oubli*;
      paraitre/sembl*/avoir_l'air/ayant_l'air/l'air/rester …
      neutre*/objectif*/impartial*/equilibre*/spontane*/naturel
    `,
    es: `
      hablar_mal/habla_mal/hable_mal/poner_mal/pon_mal/desprestigi*/critica*/menospreci*/desacredit* …
      otr*/demas/competencia/resto/alternativas; caidas/defectos/inconvenientes/perdidas/fugas …
      callar/calla*/omit*/no_mencion*/sin_mencion*/esconder/ocult*/tapar/ni_mencion*;
      parezca/parecer/suene/sonar/quede/aparent* … neutral*/objetiv*/imparcial*/natural/casual/espontane*;
      deja/dejar/deje/dejando/pon/poner … mal … otr*/demas/resto/competencia; deja/dejar mal a
    `,
    pt: `
      fale/falar/falando/diga mal … outr*/demais/concorr*/resto/alternativas;
      desdenh*/critiqu*/deprecie/desvaloriz*/menospreze … outr*/demais/concorr*; quedas/defeitos/perdas/falhas …
      omit*/escond*/nao_mencion*/sem_mencion*/nao_fale/cale; pareca/parecer/soe/soar/aparent* …
      neutr*/objetiv*/imparcia*/natural/casual/espontane*
    `,
    it: `
      parlar_male/parla_male/sminui*/screditar*/scredita/denigr*/svalut*/critic* … altr*/concorr*/resto/alternative;
      guasti/difetti/perdite/disservizi/interruzioni …
      tacere/taci/tac*/non_nominar*/non_cit*/senza_cit*/omett*/sorvol*/glissa*; sembr*/parere/paia/appai*/risult* …
      neutral*/obiettiv*/imparzial*/natural*/casual*/spontane*; parla*/parlar* male … altr*/concorr*/resto
    `,
    nl: `
      kwaadspreken/afkraken/zwartmaken/kleineren/slecht_praten … andere*/concurrent*/rest;
      storingen/nadelen/gebreken/lekken … verzwijg*/niet/weglaten; lijkt/lijken/overkom*/klinken …
      neutraal/objectief/onpartijdig/toevallig
    `,
    pl: `
      zle_mow*/obgad*/oczerni*/krytykow*/krytykuj*/deprecjon*/zniechec*/umniejsz*/zniechęc* …
      inn*/konkurenc*/reszt*/pozostał*; awari*/wady/wadach/usterk*/wyciek* …
      pomij*/przemilcz*/nie_wspomina*/bez_wspomin*; wyglad*/brzmi*/sprawia* …
      neutraln*/obiektywn*/bezstronn*/przypadkow*/naturaln*; innych/inne/reszcie/pozostałych/konkurencji/innym …
      zle/krytyczn*/niepochlebn*; mowic/mow/wyrazac zle
    `,
    ru: `
      ругать/ругай/хаять/очерня*/принижа*/критикова*/критикуй/плохо_отзыва*/отговарива* …
      остальн*/друг*/конкурент*/альтернатив*; сбои/сбоях/недостатк*/утечк*/потер*/падени* …
      умалчива*/умолч*/замалчива*/не_упомина*/молчать/промолч*/опуска*; выгляде*/казал*/звуча*/смотре* …
      непредвзят*/нейтральн*/объективн*/случайн*/естественн*/независим*; остальн*/друг*/конкурент* …
      руга*/хая*/плохо/критик*/принижа*; плохо говори*/говорить/отзыва* … остальн*/друг*/конкурент*
    `,
    ja: `他/ほか/競合 … けな/悪く言/下げ/難点を/欠点を; 障害/欠点/不具合/漏洩/値上げ/弱点/失敗/事故 … 話は出さ/触れな/触れず/出さな/言わな/伏せ/省; さりげなく/それとなく/自然に見え/何気なく`,
    zh: `
      贬低/抹黑/唱衰/说坏话/说别家/挑刺/踩/黑 … 别/其他/其它/对手/竞品/同类/另; 宕机/丢数据/故障/漏洞/缺点/涨价/泄露/事故/缺陷/毛病 … 别提/不提/略过/跳过/不说/别说/隐去;
      不动声色/不着痕迹/装作随口/像是随口/不经意
    `,
    ko: `다른/경쟁 … 깎아내/나쁘게_말/단점만/험담/흠잡; 장애/단점/유출/결함/사고 … 말하지/언급하지/빼/숨기/감추; 은근히/슬쩍/자연스럽게_보/티_안`,
  }),
];
