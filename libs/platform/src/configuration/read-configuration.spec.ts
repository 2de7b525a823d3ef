import { describe, expect, test } from '@jest/globals';
import { readConfiguration } from './read-configuration.ts';
import { flag, oneOf, optionalText, text, wholeNumber } from './variables.ts';

const shape = {
  url: text('TEST_URL'),
  name: optionalText('TEST_NAME'),
  port: wholeNumber('TEST_PORT', 50051),
  tls: flag('TEST_TLS', false),
  log: oneOf('TEST_LOG', ['json', 'pretty'], 'json'),
};

describe('configuration', () => {
  test('values are typed, fall-backs fill in', () => {
    expect(readConfiguration(shape, { TEST_URL: 'nats://here', TEST_PORT: '7', TEST_TLS: 'true', TEST_LOG: '' })).toEqual({
      url: 'nats://here',
      name: undefined,
      port: 7,
      tls: true,
      log: 'json',
    });
  });

  test('every mistake is named at once, without its value', () => {
    const read = () => readConfiguration(shape, { TEST_PORT: 's3cret', TEST_TLS: 'yes', TEST_LOG: 'loud' });
    expect(read).toThrow(
      'The configuration is wrong: TEST_URL is not set; TEST_PORT must be a whole number; TEST_TLS must be true or false; TEST_LOG must be one of json, pretty.',
    );
    expect(read).not.toThrow(/s3cret/);
  });
});
