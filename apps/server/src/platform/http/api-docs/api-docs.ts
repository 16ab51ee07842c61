import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '../contract-route/routes.ts'
import { hashSource } from '../pages/security-headers.ts'
import type { ApiDescription, Operation } from './openapi.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}
summary{cursor:pointer;padding:.6rem 0;min-height:1.75rem}details{border-bottom:1px solid #8886}code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;background:#8882;border-radius:6px}b{display:inline-block;min-width:4.5rem}h2{margin-top:2rem;text-transform:capitalize}nav a{margin-inline-end:1rem}`

const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const json = (title: string, value: object | undefined): string =>
  value ? `<h4>${title}</h4><pre tabindex="0">${escapeMarkup(JSON.stringify(value, null, 2))}</pre>` : ''

const operationHtml = (operation: Operation): string =>
  `<details id="${escapeMarkup(operation.key.replace(/[^\w]+/g, '-'))}"><summary><b>${operation.method}</b> <code>${API_BASE}${escapeMarkup(operation.path)}</code> ${escapeMarkup(operation.summary)}</summary>
<p>Who: <code>${operation.policy}</code></p>${json('Parameters', operation.params)}${json('Query', operation.query)}${json('Body', operation.body)}${json(`Reply ${operation.status}`, operation.reply)}</details>`

/** The whole API on one page without a script, from the same schemas that parse the requests. */
const docsHtml = ({ operations, document }: ApiDescription): string => {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  const sections = tags.map(
    (tag) =>
      `<h2 id="${tag}">${tag}</h2>${operations
        .filter((one) => one.tag === tag)
        .map(operationHtml)
        .join('\n')}`,
  )
  const links = tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join('')
  const shared = 'components' in document ? document.components : undefined
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jhola API</title><style>${STYLE}</style>
<main><h1>Jhola API</h1><p>Every call of <code>${API_BASE}</code>. The same as a document: <a href="${API_BASE}/openapi.json">openapi.json</a> (OpenAPI 3.1).
Refusals have one shape: <code>{"success": false, "code", "message", "details"}</code>. Calls that change something take an <code>Idempotency-Key</code> header.</p>
<nav>${links}</nav>${sections.join('')}<h2>Shared schemas</h2><details><summary>All of them</summary>${json('components', shared as object | undefined)}</details></main></html>`
}

/** `GET /api/v1/openapi.json` and the page `/api/docs`. Both are built at the first request. */
export const addApiDocs = (app: FastifyInstance, describe: () => ApiDescription): void => {
  let document: string | undefined
  let page: string | undefined
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(describe().document)
    return reply.type('application/json; charset=utf-8').send(document)
  })
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsHtml(describe())
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page)
  })
}
