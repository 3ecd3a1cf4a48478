import express from 'express';
import { listOrders, cancelOrder } from './orders.js';
export const app = express();
app.get('/orders', listOrders);
app.delete('/orders/:id', cancelOrder);
