// The baseline: Node's own start, with one Request and one Response.
await new Response(JSON.stringify({ url: new Request('http://localhost/v1/cpf').url })).text();
