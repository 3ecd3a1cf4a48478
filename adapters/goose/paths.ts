export const NAMED = { id: 'goose', title: 'Goose', aliases: ['block-goose'] } as const;

export const PLACES = { common: { home: 'goose', folder: 'memory' }, folders: ['.goose/memory'] } as const;
