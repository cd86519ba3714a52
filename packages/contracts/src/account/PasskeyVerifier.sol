// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {
    ERC7913WebAuthnVerifier
} from "@openzeppelin/contracts/utils/cryptography/verifiers/ERC7913WebAuthnVerifier.sol";

/// @title Checks signatures of passkeys for other contracts (ERC-7913)
/// @notice With it a second passkey can be the second signer of an account: this address, followed by the key's x and y.
contract PasskeyVerifier is ERC7913WebAuthnVerifier {}
