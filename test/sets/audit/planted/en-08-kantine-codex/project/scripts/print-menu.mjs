console.log('printing');
