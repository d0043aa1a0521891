import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface ParsedScript {
  url: string;
  sourceMapURL: string;
}

/**
 * The files that a Node process has loaded, and for a bundle the files that it was made of.
 * @param inspector the address that the process printed when it was started with `--inspect`
 */
export async function loadedFiles(inspector: string): Promise<string[]> {
  const socket = new WebSocket(inspector);
  const scripts: ParsedScript[] = [];
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
    socket.onerror = () => reject(new Error(`The process does not answer at ${inspector}.`));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { id?: number; method?: string; params?: ParsedScript };
      if (message.method === 'Debugger.scriptParsed' && message.params) scripts.push(message.params);
      // Every script loaded until now was told before this answer.
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
