import { Button } from '@atlas/ui';
export default function Page() {
  return <Button>Go</Button>;
}
