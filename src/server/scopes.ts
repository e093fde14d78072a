/** What a key may allow, told apart from the shapes of requests: help names them without loading a server. */
export const SCOPES = ['read', 'run', 'decide', 'admin'] as const;
