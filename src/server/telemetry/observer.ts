/** A call of a procedure that has ended. */
export interface CallEnd {
  /** The procedure's name: `quiz.list`. */
  procedure: string;
  /** `ok`, or the code of a failure; `internal` is a bug. */
  outcome: string;
  seconds: number;
}

export interface RequestBegin {
  method: string;
  route: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What belongs to one request. */
export interface RequestObservation {
  /** Handles the request; events of its asynchronous work belong to it too. */
  run(proceed: () => void): void;
  end(response: ResponseEnd): void;
}

/** A response that has been sent. */
export interface ResponseEnd {
  method: string;
  /** The pattern of the route, so that there are few of them: `/api/quizzes/:id`. */
  route: string;
  status: number;
  seconds: number;
}

/** A statement that the database has answered. */
export interface StatementEnd {
  sql: string;
  seconds: number;
  failed: boolean;
}

/** Is called with what the process does, for metrics or traces. A method that it lacks costs nothing. */
export interface Observer {
  onCall?(call: CallEnd): void;
  onResponse?(response: ResponseEnd): void;
  /** A public read was answered from the cache, or had to be computed. */
  onCacheUse?(outcome: 'hit' | 'miss'): void;
  /** Items that share a statement or a transaction. */
  onGroup?(size: number): void;
  onStatement?(statement: StatementEnd): void;
  /** A request has come in; what is returned is run and ended once. */
  onRequest?(request: RequestBegin): RequestObservation;
}
