import { tileUrl } from '../../../lib/tiles';
export async function GET(req: Request) {
  return Response.redirect(tileUrl(new URL(req.url)));
}
