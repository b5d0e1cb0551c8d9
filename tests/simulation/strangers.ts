import type { Fault, StrangerFault } from './schedule.ts'
import type { ApiAnswer } from './server.ts'

/** What answers in the server's place: gateways, filters, portals. None carries the API's own marks. */
export const strangers: Record<StrangerFault, ApiAnswer> = {
  gateway_400: { status: 400, body: { message: 'Bad Request' } },
  gateway_400_alike: { status: 400, body: { code: 'GW017', message: 'Bad Request', details: null, hint: null } },
  gateway_401: { status: 401, body: { message: 'Unauthorized' } },
  gateway_403: { status: 403, body: { code: 'blocked', message: 'Forbidden by policy' } },
  gateway_404: { status: 404, body: { message: 'no Route matched with those values' } },
  gateway_405: { status: 405, body: { error: 'Method Not Allowed' } },
  gateway_409: { status: 409, body: { message: 'Conflict' } },
  gateway_410: { status: 410, body: { code: 'PT400', message: 'Gone' } },
  gateway_413: { status: 413, body: '<html>Request Entity Too Large</html>' },
  gateway_421: { status: 421, body: { statusCode: '421', error: 'Misdirected Request', message: 'x' } },
  gateway_429: { status: 429, body: { message: 'Too many requests' }, retryAfter: '1' },
  gateway_429_for_a_day: { status: 429, body: '<html>Slow down</html>', retryAfter: '86400' },
  gateway_503_at_once: { status: 503, body: { message: 'Service Unavailable' }, retryAfter: '0' },
  gateway_503_for_ever: { status: 503, body: { message: 'Service Unavailable' }, retryAfter: 'Fri, 01 Jan 2100 00:00:00 GMT' },
  gateway_200: { status: 200, body: { status: 'ok' } },
  damaged_body: { status: 400, body: { code: 'PGRST102', message: 'Empty or invalid json', details: null, hint: null } },
}

export const isStranger = (fault: Fault): fault is StrangerFault => fault in strangers
