// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {CallbackToken} from "../../src/support/CallbackToken.sol";
import {FeeToken} from "../../src/support/FeeToken.sol";
import {NamedToken} from "../../src/support/NamedToken.sol";

/// @dev Notifies registered accounts of received tokens, as ERC-777 does.
contract HookToken is NamedToken {
    mapping(address account => bool) private _registered;

    constructor(Plan memory plan) NamedToken(plan) {}

    function register(address account) external returns (address) {
        _registered[account] = true;
        return account;
    }

    function _move(address from, address to, uint256 value) internal override {
        super._move(from, to, value);
        if (!_registered[to]) return;
        (bool ok,) = to.call("");
        require(ok, "refused");
    }
}

contract Thrower {
    fallback() external {
        revert("no");
    }
}

contract Burner {
    fallback() external {
        assembly {
            invalid()
        }
    }
}

contract Talker {
    fallback() external {
        assembly {
            revert(0, 262144)
        }
    }
}

/// @dev Accepts its share, using about 200,000 gas.
contract Spender {
    fallback() external {
        _spend(gasleft());
    }

    function _spend(uint256 before) private view {
        while (before - gasleft() < 200_000) {}
    }
}

contract RefusingFeeToken is FeeToken {
    address private immutable REFUSED;

    constructor(Plan memory plan, uint256 feeBps, address refused) FeeToken(plan, feeBps) {
        REFUSED = refused;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(to != REFUSED, "refused");
        super._move(from, to, value);
    }
}

/// @dev Reduces any account's balance, as a rebasing token does.
contract ShrinkingToken is RefusingFeeToken {
    constructor(Plan memory plan, address refused) RefusingFeeToken(plan, 0, refused) {}

    function shrink(address account, uint256 by) external {
        _balances[account] -= by;
        totalSupply -= by;
    }
}

contract CallbackRefusingToken is CallbackToken {
    address private immutable REFUSED;

    constructor(Plan memory plan, address refused) CallbackToken(plan) {
        REFUSED = refused;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(to != REFUSED, "refused");
        super._move(from, to, value);
    }
}

/// @dev Returns a configured answer for a transfer to one account, and moves nothing unless the answer begins with true.
contract AnsweringToken is NamedToken {
    bytes private _answer;
    address private _asked;

    constructor(Plan memory plan) NamedToken(plan) {}

    function answer(bytes calldata with, address asked) external {
        (_answer, _asked) = (with, asked);
    }

    function _move(address from, address to, uint256 value) internal override {
        bytes memory said = _answer;
        bool isTrue = said.length > 31 && abi.decode(said, (uint256)) == 1;
        if (to != _asked || isTrue) super._move(from, to, value);
        if (to != _asked) return;
        assembly {
            return(add(said, 0x20), mload(said))
        }
    }
}
