import pg from 'pg';
const c = new pg.Client(process.env.DATABASE_URL);
await c.connect();
await c.query('select 1');
await c.end();
