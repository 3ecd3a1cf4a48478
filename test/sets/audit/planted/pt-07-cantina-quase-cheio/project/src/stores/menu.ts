import { defineStore } from 'pinia';
export const useMenuStore = defineStore('menu', { state: () => ({ dishes: [] as string[] }), actions: { addDish(d: string) { this.dishes.push(d); } } });
