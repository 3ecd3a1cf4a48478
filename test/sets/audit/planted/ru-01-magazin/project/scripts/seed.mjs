console.log('seeding 40 lamps');
