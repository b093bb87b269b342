/** The server with the web app from its sources: one process, which Node.js restarts when server code changes. */
process.env.NODE_ENV = 'development';
process.env.LOG_LEVEL ||= 'info';
await import('#server/main.ts');
