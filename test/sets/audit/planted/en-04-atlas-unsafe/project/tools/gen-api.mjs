console.log('generating');
