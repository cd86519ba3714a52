// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Account} from "@openzeppelin/contracts/account/Account.sol";
import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {ERC4337Utils} from "@openzeppelin/contracts/account/utils/ERC4337Utils.sol";
import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {ERC7739} from "@openzeppelin/contracts/utils/cryptography/signers/draft-ERC7739.sol";
import {SignerP256} from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import {SignerWebAuthn} from "@openzeppelin/contracts/utils/cryptography/signers/SignerWebAuthn.sol";
import {IPasskeyAccount} from "./interfaces/IPasskeyAccount.sol";

/// @title An account whose key is a passkey
/// @notice See IPasskeyAccount.
contract PasskeyAccount is
    EIP712,
    IPasskeyAccount,
    Account,
    ERC7739,
    ERC7821,
    SignerWebAuthn,
    ERC721Holder,
    ERC1155Holder
{
    struct Recovery {
        bytes32 x;
        bytes32 y;
        uint64 readyAt;
    }

    bytes32 private constant RECOVER_TYPEHASH = keccak256("Recover(bytes32 x,bytes32 y,uint256 round)");
    uint64 private constant RECOVERY_DELAY = 7 days;
    uint256 private constant SHORTEST_RECOVERER = 20;
    uint256 private constant LONGEST_RECOVERER = 128;
    uint256 private constant UNTIL_BYTES = 6;
    /// @dev A point of the curve whose private key nobody has: x is keccak256("Musi: no passkey has this key"). With
    /// it the implementation itself belongs to nobody and cannot be given a key.
    bytes32 private constant NOBODY_X = 0xcdf52f02a13b7cf595f391148363f159438a9eb44dc9e2d0d26dd16d51cd8e89;
    bytes32 private constant NOBODY_Y = 0x10fc2315dde9fa7800bc2453adc209aa835c19382b94fee017007b4b583f9f47;

    /// @inheritdoc IPasskeyAccount
    bytes public recoverer;
    /// @inheritdoc IPasskeyAccount
    Recovery public pending;
    /// @inheritdoc IPasskeyAccount
    uint256 public round;

    /// @notice Makes the implementation that the accounts are clones of.
    constructor() EIP712("Musi Account", "1") SignerP256(NOBODY_X, NOBODY_Y) {}

    /// @inheritdoc IPasskeyAccount
    function initialize(bytes32 x, bytes32 y) external {
        // No point of the curve has y = 0, so a clone whose y is 0 has no key yet.
        (, bytes32 known) = signer();
        if (known != 0) revert AlreadyInitialized();
        _setSigner(x, y);
    }

    /// @inheritdoc IPasskeyAccount
    function setRecoverer(bytes calldata who) external onlyEntryPointOrSelf {
        bool fits = who.length == 0 || (who.length >= SHORTEST_RECOVERER && who.length <= LONGEST_RECOVERER);
        if (!fits) revert BadRecoverer(who.length);
        _endRecovery();
        recoverer = who;
        emit RecovererSet(who);
    }

    /// @inheritdoc IPasskeyAccount
    function propose(bytes32 x, bytes32 y, bytes calldata signature) external {
        if (!P256.isValidPublicKey(x, y)) revert SignerP256InvalidPublicKey(x, y);
        bytes32 hash = _hashTypedDataV4(keccak256(abi.encode(RECOVER_TYPEHASH, x, y, round)));
        // Without a second signer no signature is valid.
        if (!SignatureChecker.isValidSignatureNow(recoverer, hash, signature)) revert NotTheRecoverer();
        ++round;
        uint64 readyAt = uint64(block.timestamp) + RECOVERY_DELAY;
        pending = Recovery(x, y, readyAt);
        emit RecoveryProposed(x, y, readyAt);
    }

    /// @inheritdoc IPasskeyAccount
    function cancelRecovery() external onlyEntryPointOrSelf {
        _endRecovery();
        emit RecoveryCancelled();
    }

    /// @inheritdoc IPasskeyAccount
    function takeRecovery() external {
        Recovery memory ready = pending;
        // A block's time can be off by seconds, which does not matter after seven days.
        // forge-lint: disable-next-line(block-timestamp)
        if (ready.readyAt == 0 || block.timestamp < ready.readyAt) revert NothingReady(ready.readyAt);
        delete pending;
        _setSigner(ready.x, ready.y);
        emit KeyReplaced(ready.x, ready.y);
    }

    /// @inheritdoc IPasskeyAccount
    function signer() public view override(IPasskeyAccount, SignerP256) returns (bytes32 x, bytes32 y) {
        return super.signer();
    }

    /// @inheritdoc Account
    function entryPoint() public pure override returns (IEntryPoint) {
        return ERC4337Utils.ENTRYPOINT_V08;
    }

    /// @dev The expiry is signed too, so that a relayer cannot withhold an operation and send it much later.
    function _validateUserOp(PackedUserOperation calldata, bytes32 userOpHash, bytes calldata signature)
        internal
        view
        override
        returns (uint256)
    {
        if (signature.length < UNTIL_BYTES) return ERC4337Utils.SIG_VALIDATION_FAILED;
        uint48 validUntil = uint48(bytes6(signature[:UNTIL_BYTES]));
        bool isSigned =
            _rawSignatureValidation(keccak256(abi.encodePacked(userOpHash, validUntil)), signature[UNTIL_BYTES:]);
        return ERC4337Utils.packValidationData(isSigned, 0, validUntil);
    }

    function _erc7821AuthorizedExecutor(address caller, bytes32 mode, bytes calldata executionData)
        internal
        view
        override
        returns (bool)
    {
        return caller == address(entryPoint()) || super._erc7821AuthorizedExecutor(caller, mode, executionData);
    }

    /// @dev The new round makes all earlier signatures of proposals invalid.
    function _endRecovery() private {
        delete pending;
        ++round;
    }
}
