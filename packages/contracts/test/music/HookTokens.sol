// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {NamedToken} from "../../src/support/NamedToken.sol";

/// @dev Takes a fee, and notifies payer and receiver before or after a transfer if they are registered, as ERC-777
/// does. Their revert data is passed on completely.
contract NotifyingToken is NamedToken {
    enum Moment {
        Before,
        After
    }

    uint256 private immutable FEE_BPS;
    Moment private immutable MOMENT;
    mapping(address account => bool) private _registered;

    constructor(Plan memory plan, uint256 feeBps_, Moment moment) NamedToken(plan) {
        (FEE_BPS, MOMENT) = (feeBps_, moment);
    }

    function feeBps() external view returns (uint256) {
        return FEE_BPS;
    }

    function register(address account) external returns (address) {
        _registered[account] = true;
        return account;
    }

    function _move(address from, address to, uint256 value) internal override {
        if (MOMENT == Moment.Before) _notifyBoth(from, to);
        super._move(from, to, value);
        uint256 fee = value * FEE_BPS / 10_000;
        _balances[to] -= fee;
        totalSupply -= fee;
        if (MOMENT == Moment.After) _notifyBoth(from, to);
    }

    function _notifyBoth(address from, address to) private {
        _notify(from);
        _notify(to);
    }

    function _notify(address account) private {
        if (!_registered[account]) return;
        (bool ok,) = account.call("");
        if (ok) return;
        assembly {
            returndatacopy(0, 0, returndatasize())
            revert(0, returndatasize())
        }
    }
}

/// @dev Makes calls for its owner, and one more whenever a token notifies it.
contract Hooked {
    address private _target;
    bytes private _data;
    uint256 public tried;
    uint256 public worked;
    bool public refuses;

    function setRefuses(bool refuses_) external {
        refuses = refuses_;
    }

    /// @dev The call that it makes at the next notification.
    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function act(address target, bytes calldata data) external {
        (bool ok, bytes memory answer) = target.call(data);
        if (ok) return;
        assembly {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    fallback() external {
        _onNotified();
    }

    function _onNotified() private {
        require(!refuses, "refused");
        address target = _target;
        if (target == address(0)) return;
        _target = address(0);
        ++tried;
        (bool ok,) = target.call(_data);
        if (ok) ++worked;
    }
}

/// @dev Reverts with the most data that a token can pass on with the gas of one share.
contract LongAnswerer {
    fallback() external {
        assembly {
            revert(0, 220000)
        }
    }
}

/// @dev A collection older than ERC-165: it has the functions of a token, with a token id as the amount.
contract EarlyPieces {
    mapping(uint256 piece => address) public ownerOf;

    function make(uint256 piece) external {
        ownerOf[piece] = msg.sender;
    }

    function transferFrom(address from, address to, uint256 piece) external {
        require(ownerOf[piece] == from, "not the owner");
        ownerOf[piece] = to;
    }
}

/// @dev A token whose `decimals()` returns configured data.
contract DecimalsToken is NamedToken {
    bytes private _answer;

    constructor(Plan memory plan, bytes memory answer) NamedToken(plan) {
        _answer = answer;
    }

    function decimals() external view override returns (uint8) {
        bytes memory answer = _answer;
        assembly {
            return(add(answer, 0x20), mload(answer))
        }
    }
}
