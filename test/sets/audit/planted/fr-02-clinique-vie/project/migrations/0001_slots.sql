create table slot(id serial primary key, day date, patient text);
