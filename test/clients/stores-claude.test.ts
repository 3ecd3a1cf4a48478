import { claudeDrive } from '../../adapters/claude/drive.ts';
import { seenBy } from './stores.ts';

seenBy(claudeDrive, 'claude', '2.1.332');
