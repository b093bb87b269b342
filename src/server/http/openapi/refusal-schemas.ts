import { failureCodes, quizLocks, secondFactorMethods } from '#shared/kernel/failure.ts';
import type { JsonSchema } from './schemas.ts';

const Refusal: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What happened, for people' },
    failure: {
      type: 'string',
      enum: [...failureCodes, 'internal'],
      description: 'What happened, for programs',
    },
    requestId: { type: 'string', format: 'uuid', description: 'To quote when asking for help' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Message per input field, by its path: `questions.3.text`',
    },
    canRetakeAt: {
      type: 'string',
      format: 'date-time',
      description: 'With `cooldown`: when the quiz opens again',
    },
    lock: {
      type: 'string',
      enum: [...quizLocks],
      description: 'With `locked`: what keeps the quiz from being started',
    },
    lockDate: {
      type: 'string',
      format: 'date-time',
      description: 'With `locked`: when the quiz opens (`not-yet`) or closed (`closed`)',
    },
    quizId: { type: 'integer', description: 'With `attempt-open`: the quiz being taken' },
    current: {
      type: 'object',
      properties: {
        updatedAt: {
          type: 'string',
          format: 'date-time',
          description: 'Version of `document`, or of what was refused where it could not be read',
        },
        updatedBy: {
          type: ['string', 'null'],
          description: 'Who has changed it; null where that is unknown',
        },
        document: { description: 'The stored document, as the call that reads it answers' },
      },
      required: ['updatedAt', 'updatedBy'],
      additionalProperties: false,
      description: 'With `stale` and `precondition`: the stored version, which was not overwritten',
    },
    retryAfter: {
      type: 'integer',
      description: 'With `too-many-requests` and `unavailable`: seconds to wait',
    },
    isDeactivated: { type: 'boolean', description: 'With `deactivated`: always true' },
    methods: {
      type: 'array',
      items: { type: 'string', enum: [...secondFactorMethods] },
      description: 'With `second-factor`: how the sign-in can be completed',
    },
    isCreated: {
      type: 'boolean',
      description:
        'With `forbidden` of a registration: always true; the account was created, and can be used once its address is confirmed',
    },
    email: { type: 'string', description: 'With `deactivated`: the account’s address' },
    scheduledDeletionDate: {
      type: 'string',
      format: 'date-time',
      description: 'With `deactivated`: when the account will be erased',
    },
  },
  required: ['message', 'failure', 'requestId'],
  additionalProperties: false,
  examples: [
    {
      message: 'Quiz not found',
      failure: 'not-found',
      requestId: '3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10',
    },
  ],
};

const FormRefusal: JsonSchema = {
  type: 'object',
  properties: {
    ...Refusal.properties,
    success: { type: 'boolean', const: false, description: 'Always false' },
    error: { type: 'string', description: 'The same as `message`' },
  },
  required: ['message', 'failure', 'requestId', 'success', 'error'],
  additionalProperties: false,
  examples: [
    {
      success: false,
      message: 'Name must be at least 2 characters',
      error: 'Name must be at least 2 characters',
      failure: 'invalid',
      requestId: '3f0c3c8e-6a2f-4c27-9d53-2f1d2b9c8a10',
      fields: { name: 'Name must be at least 2 characters' },
    },
  ],
};

/** The bodies of refusals, of most calls and of those that answer forms. */
export const refusalSchemas = { Refusal, FormRefusal };
