// node bench/sink.mjs PORT   swallows what OTLP exporters send, in a process of its own, and says how much on GET /stats.
import http from 'node:http';

let posts = 0;
let bytes = 0;
http
  .createServer((request, response) => {
    if (request.url === '/stats') return response.end(JSON.stringify({ posts, bytes }));
    request.on('data', (chunk) => (bytes += chunk.length));
    request.on('end', () => {
      posts++;
      // An empty message says "all taken" to both encodings.
      const type = request.headers['content-type'];
      response.setHeader('content-type', type).end(type === 'application/json' ? '{}' : '');
    });
  })
  .listen(Number(process.argv[2]), '127.0.0.1', () => console.log('sink is ready'));
