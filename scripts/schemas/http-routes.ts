/** Every request under /api, for the OpenAPI document. A test compares the list with the routes of the server. */
export interface RouteNote {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly summary: string;
  /** A definition of http.json. */
  readonly body?: string;
  /** A definition of http.json, another schema, or none for an answer without content worth describing. */
  readonly answer?: string;
  readonly status?: number;
  readonly query?: Readonly<Record<string, string>>;
  /** Not JSON. */
  readonly type?: string;
}

export const ROUTES: readonly RouteNote[] = [
  { method: 'get', path: '/api/me', summary: 'Sets the cookie, and says who you are', answer: 'Me' },
  { method: 'post', path: '/api/me', summary: 'Stores your name and picture', body: 'MeRequest', answer: 'Me' },
  { method: 'delete', path: '/api/me', summary: 'Deletes your data' },
  {
    method: 'get',
    path: '/api/me/tables',
    summary: 'Those of the named tables where you have a seat',
    query: { codes: 'codes of tables, separated by commas' },
    answer: 'MyTables',
  },
  { method: 'get', path: '/api/me/history', summary: 'Every table where you have a seat' },
  { method: 'post', path: '/api/me/code', summary: 'A code that links another device', answer: 'LinkCode' },
  { method: 'post', path: '/api/link', summary: 'Links this device', body: 'LinkRequest', answer: 'LinkedDevice' },
  { method: 'get', path: '/api/me/devices', summary: 'Your linked devices', answer: 'DeviceList' },
  { method: 'delete', path: '/api/me/devices/{id}', summary: 'Signs a device off' },
  { method: 'get', path: '/api/push', summary: 'The key for Web Push', answer: 'PushKey' },
  { method: 'post', path: '/api/me/push', summary: 'Asks for notifications', body: 'PushRequest' },
  { method: 'delete', path: '/api/me/push', summary: 'Stops notifications' },
  {
    method: 'get',
    path: '/api/tables',
    summary: 'Public tables, and rematches of yours',
    query: { over: 'codes of finished tables, separated by commas' },
    answer: 'Listings',
  },
  {
    method: 'post',
    path: '/api/tables',
    summary: 'Makes a table',
    query: { salt: 'present if you add salts to the shuffle' },
    body: 'NewTable',
    answer: 'TableMade',
    status: 201,
  },
  {
    method: 'get',
    path: '/api/tables/{code}/record',
    summary: 'The record of a finished match',
    answer: 'record.json',
  },
  { method: 'get', path: '/api/tables/{code}/deal', summary: 'A finished match, to play again', answer: 'DealInfo' },
  {
    method: 'post',
    path: '/api/tables/{code}/deal',
    summary: 'A new table with the same shuffle',
    body: 'DealRequest',
    answer: 'TableMade',
    status: 201,
  },
  { method: 'get', path: '/api/tables/{code}/ghost', summary: 'The first playing of this shuffle', answer: 'Ghost' },
  {
    method: 'get',
    path: '/api/tables/{code}/legal',
    summary: 'Moves that your seat may make now',
    query: { seat: 'one of your seats', most: 'how many moves, at most 200; 50 if missing' },
    answer: 'LegalMovesInfo',
  },
  { method: 'get', path: '/api/news', summary: 'A message of the operators, if there is one', answer: 'OperatorNews' },
  { method: 'get', path: '/api/games/{id}', summary: 'A finished match that is public', answer: 'PublicGame' },
  { method: 'get', path: '/api/hoard', summary: 'The days of today’s hoard', answer: 'HoardCalendar' },
  { method: 'get', path: '/api/hoard/{day}', summary: 'The tasks of a day', answer: 'DayTasks' },
  {
    method: 'post',
    path: '/api/hoard/{day}/{game}',
    summary: 'Answers a task',
    body: 'AnswerRequest',
    answer: 'AnswerReply',
  },
  { method: 'get', path: '/api/definitions/{word}', summary: 'What a word means', answer: 'WordDefinition' },
  { method: 'get', path: '/api/lexicon', summary: 'Where the dictionary is', answer: 'LexiconAddress' },
  { method: 'get', path: '/api/words', summary: 'The dictionary as text, with tiers', type: 'text/plain' },
  { method: 'get', path: '/api/schema', summary: 'The names of all schemas', answer: 'SchemaIndex' },
  { method: 'get', path: '/api/schema/{name}', summary: 'A schema, by its name with .json' },
];
