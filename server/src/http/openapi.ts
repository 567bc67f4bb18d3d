// OpenAPI from the table of operations.
import {
  API,
  CLIENT_MESSAGES,
  ClientMessage,
  ErrorText,
  OPERATION_NAMES,
  OPERATIONS,
  ServerMessage,
} from '@penumbra/protocol';
import * as z from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): object => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

interface ObjectSchema {
  readonly properties?: { readonly [key: string]: object };
  readonly required?: readonly string[];
}

const content = (schema: object): object => ({ 'application/json': { schema } });

function operationOf(name: (typeof OPERATION_NAMES)[number]): object {
  const { method, path, who, summary, input, output } = OPERATIONS[name];
  const { properties = {}, required = [] } = schemaOf(input, 'input') as ObjectSchema;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, key]) => key as string);
  const bodyless = method === 'GET' || method === 'DELETE';
  const rest = Object.keys(properties).filter((key) => !inPath.includes(key));
  const parameters = [
    ...inPath.map((key) => ({ name: key, in: 'path', required: true, schema: properties[key] })),
    ...(bodyless ? rest : []).map((key) => {
      return { name: key, in: 'query', required: required.includes(key), schema: properties[key] };
    }),
  ];
  const body = {
    type: 'object',
    properties: Object.fromEntries(rest.map((key) => [key, properties[key]])),
    required: required.filter((key) => rest.includes(key)),
    additionalProperties: false,
  };
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    description: `Who may ask: ${who}.`,
    ...(who !== 'anybody' && { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters,
    ...(!bodyless && { requestBody: { content: content(body) } }),
    responses: {
      200: { description: 'Done', content: content(schemaOf(output, 'output')) },
      default: { description: 'Not done', content: content({ $ref: '#/components/schemas/Error' }) },
    },
  };
}

let made: object | undefined;

export function openApi(): object {
  if (made) return made;
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const name of OPERATION_NAMES) {
    const { method, path } = OPERATIONS[name];
    const address = `${API}${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[address] ??= {};
    paths[address][method.toLowerCase()] = operationOf(name);
  }
  const error = { type: 'object', properties: { error: schemaOf(ErrorText, 'output') }, required: ['error'] };
  made = {
    openapi: '3.1.0',
    info: {
      title: 'Penumbra',
      version: '1',
      description: 'Tables, moves and messages: docs/protocol.md explains them.',
    },
    paths,
    components: {
      schemas: {
        Error: error,
        ClientMessage: schemaOf(ClientMessage, 'input'),
        ServerMessage: schemaOf(ServerMessage, 'output'),
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'penumbra' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
  return made;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that needs no script and nothing from elsewhere. */
export function openApiPage(): string {
  const rows = OPERATION_NAMES.map((name) => {
    const { method, path, who, summary, input, output } = OPERATIONS[name];
    const schema = (of: z.ZodType, io: 'input' | 'output'): string =>
      escaped(JSON.stringify(schemaOf(of, io), null, 1));
    return `<details id="${name}"><summary><b>${method}</b> <code>${API}${path}</code> <i>${who}</i> ${escaped(summary)}</summary>
<h3>in</h3><pre>${schema(input, 'input')}</pre><h3>out</h3><pre>${schema(output, 'output')}</pre></details>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Penumbra: what can be asked</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
summary{cursor:pointer;padding:.3rem 0}pre{overflow:auto;font-size:13px}b{display:inline-block;min-width:4rem}</style>
<h1>What can be asked</h1>
<p>The same as <a href="openapi.json">OpenAPI</a>. Over the socket <code>${API}/socket</code> every operation is a
<code>call</code>, too; its messages are ${CLIENT_MESSAGES.map((kind) => `<code>${kind}</code>`).join(', ')}.</p>
${rows.join('\n')}</html>`;
}
