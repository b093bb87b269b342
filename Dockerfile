# The app as an image: built here, run by Node.js without a shell, as a user without rights.
#   docker build -t quizwright .
#   docker run -p 3000:3000 -v quizwright:/data -e PUBLIC_URL=https://quiz.example.com quizwright
# Settings are environment variables: see .env.example. Stop it with `docker stop -t 40`, so that requests and jobs can end.

FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY scripts/openapi-types scripts/openapi-types
RUN npm ci --no-audit --no-fund
COPY . .
RUN NODE_ENV=production node scripts/build.ts
RUN node scripts/image/assemble.ts /app
RUN mkdir /data

FROM gcr.io/distroless/nodejs24-debian12:nonroot
WORKDIR /app
COPY --from=build /app ./
# The embedded database, mails without a mail server, and the first administrator's password.
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
USER 65532:65532
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["/nodejs/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The size of V8's young generation is limited: decision 168.
CMD ["--max-semi-space-size=16", "dist/server/start.js"]
