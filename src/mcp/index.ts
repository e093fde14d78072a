/** stet for assistants and agents: its tools by the Model Context Protocol, over standard input and output or over HTTP. */
export { type Checks, localChecks, type State, type Wanted } from './checks.ts';
export type { Found } from './results.ts';
export { type McpDoor, openDoor, serveOver } from './serve.ts';
