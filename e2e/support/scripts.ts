import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ParsedScript {
  url: string;
  sourceMapURL: string;
}

/**
 * The files that a Node.js process has loaded, with the sources of bundles.
 * @param inspector the URL that the process printed because of `--inspect`
 */
export async function loadedFiles(inspector: string): Promise<string[]> {
  const socket = new WebSocket(inspector);
  const scripts: ParsedScript[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
    socket.onerror = () => reject(new Error(`The process does not respond at ${inspector}.`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; method?: string; params?: ParsedScript };
      if (message.method === 'Debugger.scriptParsed' && message.params) scripts.push(message.params);
      // The events of all loaded scripts precede this response.
      if (message.id === 1) resolve();
    };
  });
  socket.close();
  return scripts.flatMap(({ url, sourceMapURL }) => {
    if (!url.startsWith('file:') || !sourceMapURL || url.includes('/node_modules/')) return [url];
    const map = JSON.parse(readFileSync(fileURLToPath(new URL(sourceMapURL, url)), 'utf8')) as {
      sources: string[];
    };
    return [url, ...map.sources];
  });
}
