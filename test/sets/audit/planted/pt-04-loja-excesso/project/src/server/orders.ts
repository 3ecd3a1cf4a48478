import { z } from 'zod';
import { pool } from './db.js';
export const OrderId = z.string().uuid();
export async function listOrders(req, res) {
  const { rows } = await pool.query('select * from orders order by placed_at desc limit 50');
  res.json(rows);
}
export async function cancelOrder(req, res) {
  const id = OrderId.parse(req.params.id);
  await pool.query('update orders set state = $1 where id = $2', ['cancelled', id]);
  res.status(204).end();
}
