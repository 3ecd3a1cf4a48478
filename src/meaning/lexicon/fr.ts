import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  lang: 'fr',
  operators: {
    not: 'pas | jamais | aucun | aucune | plus jamais | rien | non | pas de | pas besoin de | pas besoin d\' | pas nécessaire | pas obligatoire | inutile de | inutile d\' | en aucun cas | sous aucun prétexte | ne plus',
    refuse: 'interdiction de | interdiction d\' | éviter | évite | évitez | éviter de | omettre | oublier de | oublier | oublie | interdit | interdite | interdits | interdites | il est interdit de | il est interdit d\' | défense de | proscrire | bannir | déteste | refuse | refuser | s\'abstenir de | cesser de | arrêter de | exclu',
    without: 'sans',
    instead: 'plutôt que | plutôt que de | au lieu de | au lieu d\' | à la place de | et non | et pas | mais pas | de préférence à',
    over: 'à | aux | au | que',
    but: 'mais | mais plutôt',
    only: 'seul | seule | seuls | seules | seulement | uniquement | exclusivement | personne d\'autre que | personne d\'autre qu\' | nul autre que | personne sauf | personne à part | personne hormis',
    anyone: 'tout le monde | n\'importe qui | chacun | tous | n\'importe quel membre',
    except: 'sauf | sauf si | sauf pour | hormis | excepté | à moins que | à moins de | à l\'exception de | à l\'exception des | hors | à part',
    before: 'avant | avant de | avant d\' | avant que | avant chaque | avant tout | jusqu\'à',
    after: 'après | une fois | dès que | à la suite de | après avoir',
    when: 'quand | lorsque | lorsqu\' | si | s\' | pendant | lors de | lors des | lors du | en cas de | chaque fois que | tant que',
    at: 'dans | en | sur | pour | avec | par | à | au | aux | chez | depuis | via | vers | sous | selon | dont | qui | que | comme | contre | où | touchant',
    then: 'puis | et puis | ensuite',
    of: 'de | du | des | d\'',
    because: 'parce que | parce qu\' | car | puisque | afin de | afin que | pour que | sinon | pour éviter | en raison de',
    even: 'par exemple | même | même pas | y compris',
    must: 'suffit | suffisent | nécessaire | nécessaires | sont nécessaires | utilisateur demande de | utilisateur demande que | utilisateur demande | utilisateur exige | toujours | doit | doivent | dois | devez | faut | il faut | exige | exige que | requiert | obligatoire | impératif | impérativement | veiller à | s\'assurer de | il est nécessaire de',
    should: 'devrait | devraient | il convient de | recommandé | conviendrait',
    prefer: 'préfère | préférer | préfèrent | préférez | aime | souhaite | veut | favoriser | privilégier | privilégie | plutôt',
    may: 'peut | peuvent | peux | pouvez | permet | permis | permise | autorisé | autorisée | autorisés | autorisées | bienvenu | bienvenue | bienvenues | bienvenus | d\'accord | acceptable',
    and: 'et | ou | ni | ainsi que | et aussi',
  },
  stop: 'as avez ont ai été étés soit soient était étaient besoin_est tu toi ce_dépôt ce_projet ici façon manière le la les l l\' ne n\' n se s\' son sa ses leur leurs me mon ma mes te ton ta tes ce cet cette ces c\' est sont être été il elle ils elles on nous vous utilisateur utilisatrice y a ont avoir très aussi plus chaque tout toute toutes même d\'abord abord préalablement merci svp quelque autre autres fait font appelle s\'appelle lieu ont_lieu j\' qu\' bien jour_même faire eu',
  concepts: `
use: utiliser utilise utilisez utilisent utilisé employer emploie choisir
write: écrire écris écrit écrite écrites écrits rédiger rédige rédigé mettre mets mettez
make: faire fais crée créer génère générer
keep: laisser laisse laissez garder garde gardez conserver conservés conserve conservé tenir
run: lancer lance lancez exécuter exécute exécutez tourner tourne tournent
start: démarrer démarre démarrez
add: ajouter ajoute ajoutez ajoutées inclure
ask: demander demande demandez confirmation consulter accord autorisation
show: montrer montre afficher affiche
delete: supprimer supprime supprimez effacer efface enlever
change: changer change modifier modifie modifiez modifié modifiés modifiée modifiées modification modifications éditer toucher touche touché retoucher
fix: corriger corrige correction correctif réparer
fail: échoue échouer échec échecs
store: vont va stocker stocké stockés stockées stocke enregistrer
send: envoyer envoie
open: ouvrir ouvre
answer: répondre réponds répondez réponse réponses
explain: expliquer explique explication explications
review: relire revoir revue revues relecture
approve: approuver approuve approbation valider
commit: commit commits committer committe committés commiter
push: push pousser pousse
merge: fusionner fusionne merge merger fusion
branch: branche branches
release: release releases livraison
deploy: déployer déploie déploiement déploiements déployé
publish: publier publie publication
build: compiler compile build
install: installer installe installation
update: mettre_à_jour mise_à_jour mises_à_jour
apply: appliquer applique
test: test tests tester teste
suite: suite
full: complet complète complets complètes
integration: intégration
lint: linter lint
format: format formater formatage
mock: mock mocks mocker simuler
directly: direct directe directement
pr: pr prs pull_request pull_requests
message: message messages
comment: commentaire commentaires
doc: documentation docs
code: code
file: fichier fichiers
folder: dossier dossiers répertoire répertoires
path: chemin chemins
repo: dépôt dépôts repo repos
monorepo: monorepo
project: projet projets
package: paquet paquets
dependency: dépendance dépendances bibliothèque bibliothèques
module: module modules
server: serveur serveurs
service: service services
database: base_de_données bases_de_données bdd
schema: schéma schémas
table: tableau tableaux table tables
column: colonne colonnes
query: requête requêtes
migration: migration migrations
backup: sauvegarde sauvegardes
cache: cache
queue: file_d'attente
port: port ports
host: hôte hôtes
address: adresse adresses url urls
listen: écoute écouter
limit: limite limites
maximum: maximum au_maximum au_plus moins_de
last: durer dure durent
emit: émettre émet émettent émis émise émises émets
-maximum: minimum au_minimum au_moins plus_de dépasse dépasser dépassent
timeout: délai délais
expire: expire expirer
log: journal journaux log logs journaliser journalisées
error: erreur erreurs
bug: bug bugs
secret: secret secrets identifiants
key: clé clés
certificate: certificat certificats
staging: préproduction préprod staging recette
production: production prod
demo: démo
environment: environnement environnements
config: configuration réglages configuré
version: version versions
script: script scripts
command: commande commandes
terminal: terminal
screenshot: capture captures
image: image images
chart: graphique graphiques
dashboard: tableau_de_bord tableaux_de_bord
page: page pages
component: composant composants
function: fonction fonctions
class: classe classes
variable: variable variables
name: nom noms
line: ligne lignes
word: mot mots
second: seconde secondes
minute: minute minutes
hour: heure heures
day: jour jours quotidien
week: semaine semaines
month: mois
year: an ans année années
morning: matin matins
afternoon: après-midi
night: nuit nuits
weekend: week-end week-ends
meeting: réunion réunions
planning: planification
report: rapport rapports
email: email emails e-mail e-mails courriel courriels
channel: canal canaux
emoji: emoji emojis émojis émoji émoticônes
summary: résumé résumés
list: liste listes
language: langue langues
translation: traduction traductions
ticket: ticket tickets
feature: fonctionnalité fonctionnalités
step: étape étapes
example: exemple exemples
abbreviation: abréviation abréviations
team: équipe équipes
customer: client clients
phone: téléphone
number: numéro numéros
invoice: facture factures
payment: paiement paiements
security: sécurité
data: données donnée
model: modèle modèles
training: entraînement
text: texte textes prose
sentence: phrase phrases
title: titre titres
contract: contrat contrats
clause: clause clauses
color: couleur couleurs
theme: mode thème thèmes
timezone: fuseau_horaire fuseau
new: nouveau nouvelle nouveaux nouvelles
small: petit petite petits petites
-small: grand grande grands grandes gros grosse
short: court courte courts courtes bref brève brefs brèves concis concise concises brièvement
-short: long longue longs longues détaillé détaillée détaillés détaillées
dark: sombre sombres foncé
-dark: clair claire clairs
enable: activer active activez
-enable: désactiver désactive désactivez
public: public publique
-public: privé privée
formal: vouvoyer vouvoie vouvoiement formel formelle
-formal: tutoyer tutoie tutoyé tutoiement informel informelle
plural: pluriel
-plural: singulier
ascending: croissant
-ascending: décroissant
upper: majuscules majuscule
-upper: minuscules minuscule
sync: synchrone synchrones
-sync: asynchrone asynchrones
relative: relatif relatifs
-relative: absolu absolus
increase: augmenter augmente
-increase: réduire réduis
imperative: impératif_présent
indent: indenter indente indentation
tab: tab tabs tabulation tabulations
space: espace espaces
monday: lundi lundis
tuesday: mardi mardis
wednesday: mercredi mercredis
thursday: jeudi jeudis
friday: vendredi vendredis
saturday: samedi samedis
sunday: dimanche dimanches
english: anglais anglaise
german: allemand allemande
french: français française
spanish: espagnol
portuguese: portugais
korean: coréen
chinese: chinois
japanese: japonais
set_: définir définis définit fixer fixe configurer configure
localtime: heure_locale
wait: attendre attends attendez attend
size: taille
date: date dates
read: lire lis lisez
reformat: reformater reformate
semicolon: point-virgule points-virgules
work: travaille travailler travaillent
expose: exposer expose divulguer divulgue
encrypt: chiffrer chiffre chiffré chiffrés chiffrée
check: vérifier vérifie vérifiez valide vérifié contrôler
archive: archiver archive archivé archivés
hide: masquer masque cacher
close: fermer ferme fermez
exclude: exclure
accept: accepter accepte
upload: téléverser
download: télécharger
mention: mentionner mentionne
notify: prévenir préviens avertir informer notifier
cite: citer cite citez
attach: joindre joins
link: lien liens
treat: compte comptent traiter traite considérer
photo: photo photos
article: article articles
threshold: seuil seuils
retry: tentative tentatives
deadline: échéance échéances
holiday: congé congés vacances férié
sign: signer signe signé signés
colleague: collègue collègues
have: avoir_
contain: contenir contient contiennent comporter comporte
live: habite habiter vit
draw: dessiner dessine
paris_time: heure_de_paris
read-only: lecture_seule en_lecture_seule
`,
  endings: 'ements ement ations ation antes ante ées és ée er ez ent ons ant es é e s x r',
  numbers: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze',
};
