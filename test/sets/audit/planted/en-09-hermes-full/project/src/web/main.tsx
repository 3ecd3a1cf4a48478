import { createRoot } from 'react-dom/client';
import { Cart } from './Cart';
createRoot(document.getElementById('root')!).render(<Cart />);
