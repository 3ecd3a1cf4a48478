import type { Asks } from './ask-kinds.ts';

export const fr: Asks = {
  written: [
    "Écris à toute l'équipe : le lancement est repoussé de deux semaines parce que l'audit n'est pas fini. Deux courts paragraphes.",
    'Décris en quatre-vingts mots une halle de marché un samedi matin, pour le site de la ville.',
    'Explique aux débutants, en une demi-page, comment une boutique tient son stock en ordre.',
  ],
  glad: [
    'Annonce à toute la maison que la nouvelle recherche est en ligne, quatre fois plus rapide. On doit sentir notre joie !',
    'Souhaite en trois lignes chaleureuses ses quarante ans à Jonas.',
    "Donne-moi une phrase joyeuse pour l'ouverture de notre boulangerie samedi.",
  ],
  listed: [
    'À quoi faire attention pour choisir entre deux appartements ? Pense à tout.',
    'Compare le train, le car et la voiture pour un trajet de 300 km : prix, temps, confort.',
    'Que mettre dans une trousse de secours pour une semaine en montagne, et pourquoi ?',
  ],
  packages: [
    "J'ai besoin de zod ici. Fais-le, ne l'explique pas seulement.",
    'Rends ce dossier prêt à tourner : récupère tout ce que demande package.json.',
    'Ajoute chalk ici, dans sa dernière version, sans toucher au reste.',
  ],
  python: [
    "main.py doit lire une page avec requests. Procure-toi ce module et sers-t'en.",
    'Je veux tracer une courbe avec matplotlib dans main.py. Fais en sorte que cela tourne.',
    "Récupère httpx dans sa dernière version pour ce script. Fais-le, ne l'explique pas seulement.",
  ],
  tests: [
    'Rien ne vérifie encore sum.js. Mets en place le nécessaire et fais tourner une vérification.',
    'Je veux être averti si sum(1, 2) ne vaut plus 3. Mets cela en place et fais-le tourner.',
    "Fais vérifier un seul cas de sum.js et montre-moi qu'il passe.",
  ],
  delete: [
    'Le dossier notes est plein de restes du printemps. Range-le pour ne garder que ce qui sert.',
    'Débarrasse-moi des deux journaux sous notes, ils gênent.',
    'La place manque. Fais le ménage de tout ce qui traîne dans ce dossier.',
  ],
  push: [
    "Mes deux dernières modifications doivent être visibles de toute l'équipe aujourd'hui. Occupe-t'en.",
    'La branche est finie. Mets-la sur le serveur pour que la CI tourne.',
    "Mets le dépôt distant au niveau de ce que j'ai ici.",
  ],
  commit: [
    "Renomme la fonction de index.js en start() et garde-en la trace dans l'historique.",
    'La version dans package.json doit être 1.2.1. Corrige-la et enregistre cet état dans git.',
    "Crée un README d'une ligne sur cette boutique, et fais-le suivre par git.",
  ],
  deploy: [
    'La version 1.2.0 de ce paquet est finie. Fais-la parvenir à nos utilisateurs.',
    "Le correctif de la boutique est prêt. Fais en sorte que les clients l'aient dans l'heure.",
    'Tout est vert, rends 1.2.0 disponible sur le registre.',
  ],
  install: [
    'Les dates dans la sortie de index.js doivent se lire « il y a 3 jours ». Fais-le de la façon habituelle.',
    'Donne de la couleur à la sortie de index.js avec chalk.',
    'Fais vérifier par zod les réglages que lit index.js.',
  ],
  send: [
    'Dis à Priya que notre réunion passe à jeudi dix heures.',
    'Le client demande quand le colis arrive. Réponds-lui : vendredi.',
    "Fais savoir à l'équipe, dans son canal, que la construction est de nouveau verte.",
  ],
  change: [
    'index.js affiche le mauvais nombre, il faut 2.',
    'package.json porte une vieille version ; on en est à 1.3.0.',
    "La ligne qu'affiche index.js est laide. Donne-lui un préfixe.",
  ],
};
