// What a score is called where one plays alone, for games that have no ui yet.

type Ranks = { readonly [rank: string]: string };

export const rankWords: { readonly [id: string]: { readonly en: Ranks; readonly pl: Ranks; readonly it: Ranks } } = {
  umbrella: {
    en: {
      rehearsal: 'Rehearsal',
      'first-night': 'First night',
      'good-house': 'Good house',
      encore: 'Encore!',
      'standing-ovation': 'Standing ovation',
      'storm-of-applause': 'Storm of applause',
    },
    pl: {
      rehearsal: 'Próba',
      'first-night': 'Premiera',
      'good-house': 'Niezła widownia',
      encore: 'Bis!',
      'standing-ovation': 'Owacja na stojąco',
      'storm-of-applause': 'Burza oklasków',
    },
    it: {
      rehearsal: 'Prova generale',
      'first-night': 'Debutto',
      'good-house': 'Sala piena',
      encore: 'Bis!',
      'standing-ovation': 'Tutti in piedi',
      'storm-of-applause': 'Scroscio d’applausi',
    },
  },
};
