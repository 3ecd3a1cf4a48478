console.log(2);
