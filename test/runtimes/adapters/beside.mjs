/** A handler of Web requests with the service in it, and the routes of its own that the suite asks for. */
export function beside(service) {
  return async (request, ...rest) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/health') return new Response('ok');
    if (pathname === '/v1x') return new Response('beside');
    if (pathname === '/own') return new Response(request.body);
    return service(request, ...rest);
  };
}
